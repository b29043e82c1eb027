import type { RefundRequest } from '@sojourn/contract/work/conflicts'
import type { Order } from '@sojourn/contract/work/orders'
import { InstantText } from '../../ui/date/time-text.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { otherSide, type Side } from '../../words/order-words.ts'
import { priceSentence, refundSentence } from '../../words/refund-words.ts'
import css from './conflict.module.css'

interface Props {
  request: RefundRequest
  order: Order
  side: Side
}

/** What somebody proposed, why, what each would get by it, and what became of it. */
export function Proposal({ request, order, side }: Props) {
  const by =
    request.by === side ? 'You' : request.by === 'staff' ? 'Our team' : otherSide(order, side).full_name
  return (
    <li className={css.proposal}>
      <p>
        <b>
          {by} proposed {request.amount.amount === 0 ? 'no refund' : <MoneyText value={request.amount} />}
          {request.continues && ', and the work goes on'}
        </b>{' '}
        <span className={css.note}>
          {request.status[1]}, <InstantText value={request.created_at} />
        </span>
      </p>
      <p className={css.words}>{request.text}</p>
      <p className={css.note}>
        {refundSentence(request.refund, side)}{' '}
        {request.continues
          ? request.more_days > 0 && `The agent has ${request.more_days} more days.`
          : priceSentence(request.agent, side)}
      </p>
      {request.answer && <blockquote className={css.words}>Answer: {request.answer}</blockquote>}
    </li>
  )
}
