import { t } from '@sojourn/contract/words/t'
import type { RefundRequest } from '@sojourn/contract/work/conflicts'
import type { Order } from '@sojourn/contract/work/orders'
import { InstantText } from '../../ui/date/time-text.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { OthersText } from '../../ui/translation/others-text.tsx'
import { OthersWords } from '../../ui/translation/others-words.tsx'
import { otherSide, type Side } from '../../words/order-words.ts'
import { priceSentence, refundSentence } from '../../words/refund-words.ts'
import { rich } from '../../words/rich.tsx'
import css from './conflict.module.css'
import { requestWords } from './request-words.ts'

interface Props {
  request: RefundRequest
  order: Order
  side: Side
}

export function Proposal({ request, order, side }: Props) {
  const by = request.by === side ? 'me' : request.by === 'staff' ? 'team' : 'other'
  return (
    <li className={css.proposal}>
      <p>
        <b>{proposed(request, by, otherSide(order, side).full_name)}</b>{' '}
        <span className={css.note}>
          <InstantText value={request.created_at} />
          {' · '}
          {requestWords(request.status)}
        </span>
      </p>
      <OthersText className={css.words} isOwn={by === 'me'}>
        {request.text}
      </OthersText>
      <p className={css.note}>
        {refundSentence(request.refund, side)}{' '}
        {request.continues
          ? request.more_days > 0 &&
            t('{days, plural, one {The agent has one more day.} other {The agent has # more days.}}', {
              days: request.more_days,
            })
          : priceSentence(request.agent, side)}
      </p>
      {request.answer && <Answer isOwn={by === 'other'}>{request.answer}</Answer>}
    </li>
  )
}

const Answer = ({ children: answer, isOwn }: { children: string; isOwn: boolean }) => (
  <OthersWords words={[answer]} isOwn={isOwn}>
    {(say, { lang }) => (
      <blockquote className={css.words} lang={lang}>
        {t('Answer: {answer}', { answer: say(answer) })}
      </blockquote>
    )}
  </OthersWords>
)

function proposed({ amount, continues }: RefundRequest, who: 'me' | 'team' | 'other', other: string) {
  if (amount.amount === 0)
    return continues
      ? t(
          '{who, select, me {You proposed no refund, and the work goes on} team {Our team proposed no refund, and the work goes on} other {{other} proposed no refund, and the work goes on}}',
          { who, other },
        )
      : t(
          '{who, select, me {You proposed no refund} team {Our team proposed no refund} other {{other} proposed no refund}}',
          { who, other },
        )
  const parts = { who, other, amount: <MoneyText value={amount} /> }
  return continues
    ? rich(
        '{who, select, me {You proposed {amount}, and the work goes on} team {Our team proposed {amount}, and the work goes on} other {{other} proposed {amount}, and the work goes on}}',
        parts,
      )
    : rich(
        '{who, select, me {You proposed {amount}} team {Our team proposed {amount}} other {{other} proposed {amount}}}',
        parts,
      )
}
