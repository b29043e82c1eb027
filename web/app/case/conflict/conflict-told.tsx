import { t } from '@sojourn/contract/words/t'
import type { Conflict } from '@sojourn/contract/work/conflicts'
import type { Order } from '@sojourn/contract/work/orders'
import { MoneyText } from '../../ui/money/money.tsx'
import { OthersText } from '../../ui/translation/others-text.tsx'
import type { Side } from '../../words/order-words.ts'
import { priceSentence, refundSentence } from '../../words/refund-words.ts'
import { rich } from '../../words/rich.tsx'
import { Evidence } from '../files/evidence.tsx'
import css from './conflict.module.css'
import { Proposal } from './proposal.tsx'

interface Props {
  conflict: Conflict
  order: Order
  side: Side
}

export default function Told({ conflict, order, side }: Props) {
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
        <OthersText as="blockquote" className={css.words} isOwn={conflict.opened_by === side}>
          {conflict.text}
        </OthersText>
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
          <OthersText className={css.words} isBinding>
            {decision.reason}
          </OthersText>
        </div>
      )}
      {appeal && (
        <div className={css.proposal}>
          <b>{t('Appeal')}</b>
          <OthersText className={css.words}>{appeal.text}</OthersText>
        </div>
      )}
      <Evidence order={order.uuid} conflict={conflict} />
    </>
  )
}
