import type { Conflict, RefundRequest } from '@sojourn/contract/work/conflicts'
import type { Order } from '@sojourn/contract/work/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { MoneyText } from '../../ui/money/money.tsx'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { otherSide, type Side } from '../../words/order-words.ts'
import { priceSentence, refundSentence } from '../../words/refund-words.ts'
import css from './conflict.module.css'
import { conflictChanged } from './conflict-queries.ts'
import { RefundLines } from './refund-lines.tsx'

interface Props {
  request: RefundRequest
  conflict: Conflict
  order: Order
  side: Side
}

type Answer = 'accept' | 'reject' | 'withdraw'

const ANSWERS: Record<Answer, { label: string; said: string }> = {
  accept: { label: 'Accept', said: 'You accepted the proposal.' },
  reject: { label: 'Reject', said: 'You rejected the proposal.' },
  withdraw: { label: 'Withdraw', said: 'Your proposal is withdrawn.' },
}

/** What happens without an answer, said before the moment. */
const SILENCE = {
  accepts: 'Without an answer it counts as accepted on',
  team: 'Without an answer our team decides from',
  both: 'Both can accept until',
}

/** What somebody proposed, what each would get by it, and the buttons for whoever may answer. */
export function Proposal({ request, conflict, order, side }: Props) {
  const queries = useQueryClient()
  const [asked, ask] = useState<Answer | null>(null)
  const action = useAction()
  const by =
    request.by === side ? 'You' : request.by === 'staff' ? 'Our team' : otherSide(order, side).full_name

  async function send(answer: Answer) {
    const done = await action.run(() =>
      browserApi('PATCH /orders/{uuid}/conflicts/{cid}/refunds/{rid}', {
        params: { uuid: order.uuid, cid: conflict.id, rid: request.id },
        body: { answer },
      }),
    )
    ask(null)
    if (done) toast.success(ANSWERS[answer].said)
    await conflictChanged(queries)
  }

  const answers = (['accept', 'reject', 'withdraw'] as const).filter((answer) => request.may.includes(answer))
  return (
    <li className={css.proposal}>
      <p>
        <b>
          {by} proposed {request.amount.amount === 0 ? 'no refund' : <MoneyText value={request.amount} />}
          {request.continues && ', and the work goes on'}
        </b>{' '}
        <span className={css.note}>{request.status[1]}</span>
      </p>
      <p className={css.words}>{request.text}</p>
      <p className={css.note}>
        {refundSentence(request.refund, side)}{' '}
        {request.continues
          ? request.more_days > 0 && `The agent has ${request.more_days} more days.`
          : priceSentence(request.agent, side)}
        {request.reply_by && (
          <>
            {' '}
            {SILENCE[request.by === 'staff' ? 'both' : (request.silence ?? 'team')]}{' '}
            <InstantText value={request.reply_by} />.
          </>
        )}
      </p>
      {request.answer && <blockquote className={css.words}>Answer: {request.answer}</blockquote>}
      {answers.length > 0 && (
        <div className={css.acts}>
          {answers.map((answer) => (
            <Button
              key={answer}
              variant={answer === 'accept' ? 'primary' : 'secondary'}
              onClick={() => ask(answer)}
            >
              {ANSWERS[answer].label}
            </Button>
          ))}
        </div>
      )}
      <ConfirmModal
        open={asked !== null}
        title={
          asked === 'accept'
            ? 'Accept the proposal?'
            : asked === 'reject'
              ? 'Reject the proposal?'
              : 'Withdraw your proposal?'
        }
        confirm={asked ? ANSWERS[asked].label : ''}
        onConfirm={() => asked && send(asked)}
        onClose={() => ask(null)}
      >
        {asked === 'accept' ? (
          <>
            <RefundLines
              refund={request.refund}
              reader={side}
              name={side === 'client' ? 'You get back' : 'The client gets back'}
            />
            <p>
              {request.continues
                ? 'The work goes on, and the clocks resume.'
                : `${priceSentence(request.agent, side)} The order ends by it, and a booked meeting is cancelled. This cannot be undone.`}
            </p>
          </>
        ) : (
          <p>You can propose something else afterwards.</p>
        )}
      </ConfirmModal>
    </li>
  )
}
