import { CONFLICT_OUTCOMES } from '@sojourn/contract/work/conflict-words'
import type { Conflict } from '@sojourn/contract/work/conflicts'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { InstantText } from '../../ui/date/time-text.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { otherSide, type Side } from '../../words/order-words.ts'
import { priceSentence, refundSentence } from '../../words/refund-words.ts'
import { Evidence } from '../files/evidence.tsx'
import css from './conflict.module.css'
import { ConflictActs } from './conflict-acts.tsx'
import { conflictsQuery } from './conflict-queries.ts'
import { ConflictTrack } from './conflict-track.tsx'
import { Proposal } from './proposal.tsx'
import { stageWords } from './stage-words.ts'
import { WaysOut } from './ways-out.tsx'

interface Props {
  order: Order
  side: Side
}

/** What is in dispute about an order, or how it can be ended. */
export function ConflictPanel({ order, side }: Props) {
  const wasPaid = order.paid_at !== null
  const { data, isError, refetch } = useQuery({ ...conflictsQuery(order.uuid), enabled: wasPaid })
  const conflicts = data?.filter(({ reason: [code] }) => code !== 'cancellation') ?? []
  return (
    <>
      {!data && isError && (
        <ErrorPanel onRetry={refetch}>The conflicts of this order could not be loaded.</ErrorPanel>
      )}
      {conflicts.map((conflict) => (
        <OneConflict key={conflict.id} conflict={conflict} order={order} side={side} />
      ))}
      <WaysOut order={order} side={side} />
    </>
  )
}

function OneConflict({ conflict, order, side }: Props & { conflict: Conflict }) {
  const { decision, appeal, settled } = conflict
  const isOpen = conflict.stage !== 'closed'
  const other = otherSide(order, side).full_name
  return (
    <section className={css.part} aria-labelledby={`conflict-${conflict.id}`} data-open={isOpen || undefined}>
      <h2 id={`conflict-${conflict.id}`}>Conflict: {conflict.reason[1].toLowerCase()}</h2>
      <ConflictTrack conflict={conflict} />
      <p role="status">
        {isOpen ? stageWords(conflict, other) : CONFLICT_OUTCOMES[conflict.outcome ?? 'withdrawn']}
      </p>
      {settled && (
        <p>
          {refundSentence(settled.refund, side)}{' '}
          {conflict.outcome !== 'continued' && priceSentence(settled.agent, side)}
        </p>
      )}
      {conflict.reply_by && (
        <p className={css.note}>
          If nobody answers by <InstantText value={conflict.reply_by} />, our team is asked.
        </p>
      )}
      {conflict.text && <blockquote className={css.words}>{conflict.text}</blockquote>}
      {isOpen && conflict.refundable.amount > 0 && (
        <p className={css.note}>
          <MoneyText value={conflict.refundable} /> can still be refunded. By the refund terms of this order
          it would be <MoneyText value={conflict.suggested} />.
        </p>
      )}
      {conflict.refunds.length > 0 && (
        <ol className={css.proposals}>
          {conflict.refunds.map((request) => (
            <Proposal key={request.id} {...{ request, conflict, order, side }} />
          ))}
        </ol>
      )}
      {decision && (
        <div className={css.proposal}>
          <b>Our team decided. {refundSentence(decision.refund, side)}</b>
          <p className={css.note}>{priceSentence(decision.agent, side)}</p>
          <p className={css.words}>{decision.reason}</p>
          {decision.appeal_until && (
            <p className={css.note}>
              Either side can appeal until <InstantText value={decision.appeal_until} />. Then it is done.
            </p>
          )}
        </div>
      )}
      {appeal && (
        <div className={css.proposal}>
          <b>Appeal</b>
          <p className={css.words}>{appeal.text}</p>
        </div>
      )}
      <Evidence order={order.uuid} conflict={conflict} />
      {isOpen && <ConflictActs conflict={conflict} order={order} side={side} />}
    </section>
  )
}
