import { t } from '@sojourn/contract/words/t'
import { CONFLICT_OUTCOMES, reasonWords } from '@sojourn/contract/work/conflict-words'
import type { Conflict } from '@sojourn/contract/work/conflicts'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { type Side, stateOf } from '../../words/order-words.ts'
import { priceSentence, refundSentence } from '../../words/refund-words.ts'
import { rich } from '../../words/rich.tsx'
import { Evidence } from '../files/evidence.tsx'
import css from './conflict.module.css'
import { ConflictActs, firstActs } from './conflict-acts.tsx'
import { conflictsQuery, openOf } from './conflict-queries.ts'
import { Proposal } from './proposal.tsx'

interface Props {
  order: Order
  side: Side
}

/** Conflicts that are over, folded: they ask for nothing. */
export function PastConflicts({ order, side }: Props) {
  const isConflicted = stateOf(order) === 'conflicted'
  const { data, isError, refetch } = useQuery({
    ...conflictsQuery(order.uuid),
    enabled: order.paid_at !== null,
  })
  // The next step tells of a conflict that is open.
  if (!data)
    return (
      isError &&
      !isConflicted && (
        <ErrorPanel onRetry={refetch}>{t('The conflicts of this order could not be loaded.')}</ErrorPanel>
      )
    )
  return data
    .filter(({ reason: [code], stage }) => code !== 'cancellation' && stage === 'closed')
    .map((conflict) => (
      <details key={conflict.id} className={css.ways}>
        <summary>
          <h2>{titleOf(conflict)}</h2>
          <span className={css.note}>{CONFLICT_OUTCOMES[conflict.outcome ?? 'withdrawn']}</span>
          <Icon name="chevron-down" />
        </summary>
        <div className={css.part}>
          <Told conflict={conflict} order={order} side={side} />
        </div>
      </details>
    ))
}

const titleOf = ({ reason }: Conflict) =>
  t('Conflict: {reason}', { reason: reasonWords(reason[0]).toLowerCase() })

export function OpenConflictTold({ order, side }: Props) {
  const isConflicted = stateOf(order) === 'conflicted'
  const { data } = useQuery({ ...conflictsQuery(order.uuid), enabled: isConflicted })
  const conflict = isConflicted ? openOf(data) : undefined
  if (!conflict) return null
  const acts = conflict.may.filter((act) => !firstActs(conflict).includes(act))
  return (
    <section className={css.part} aria-labelledby={`conflict-${conflict.id}`}>
      <h2 id={`conflict-${conflict.id}`}>{titleOf(conflict)}</h2>
      <Told conflict={conflict} order={order} side={side} />
      {acts.length > 0 && (
        <div className={css.acts}>
          <ConflictActs {...{ conflict, order, side, acts }} />
        </div>
      )}
    </section>
  )
}

function Told({ conflict, order, side }: Props & { conflict: Conflict }) {
  const { decision, appeal, settled } = conflict
  const isOpen = conflict.stage !== 'closed'
  return (
    <>
      {settled && (
        <p>
          {refundSentence(settled.refund, side)}{' '}
          {conflict.outcome !== 'continued' && priceSentence(settled.agent, side)}
        </p>
      )}
      {conflict.text && (
        <blockquote className={css.words} dir="auto">
          {conflict.text}
        </blockquote>
      )}
      {isOpen && conflict.refundable.amount > 0 && (
        <p className={css.note}>
          {side === 'client'
            ? rich('Under this order’s refund terms you would get {amount} of {whole}.', {
                amount: <MoneyText value={conflict.suggested} />,
                whole: <MoneyText value={conflict.refundable} />,
              })
            : rich('Under this order’s refund terms the client would get {amount} of {whole}.', {
                amount: <MoneyText value={conflict.suggested} />,
                whole: <MoneyText value={conflict.refundable} />,
              })}
        </p>
      )}
      {conflict.refunds.length > 0 && (
        <ol className={css.proposals}>
          {conflict.refunds.map((request) => (
            <Proposal key={request.id} {...{ request, order, side }} />
          ))}
        </ol>
      )}
      {decision && (
        <div className={css.proposal}>
          <b>
            {t('Our team decided.')} {refundSentence(decision.refund, side)}
          </b>
          <p className={css.note}>{priceSentence(decision.agent, side)}</p>
          <p className={css.words} dir="auto">
            {decision.reason}
          </p>
        </div>
      )}
      {appeal && (
        <div className={css.proposal}>
          <b>{t('Appeal')}</b>
          <p className={css.words} dir="auto">
            {appeal.text}
          </p>
        </div>
      )}
      <Evidence order={order.uuid} conflict={conflict} />
    </>
  )
}
