import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { refundSentences } from '../../hire/checkout/refund-sentences.ts'
import { TermsOfRefunds } from '../../hire/checkout/terms-of-refunds.tsx'
import type { Side } from '../../words/order-words.ts'
import css from './order-bought.module.css'

export const OrderRefunds = ({ order: { refund_schedule }, side }: { order: Order; side: Side }) => (
  <section aria-labelledby="refunds" className={css.part}>
    <h3 id="refunds">{t('Cancellation and refunds')}</h3>
    <dl className={css.refunds}>
      {refundSentences(refund_schedule).map(({ when, back }) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>{back}</dd>
        </div>
      ))}
    </dl>
    <p className={css.note}>
      {side === 'client'
        ? t('Your refund if the order ends at that stage, taxes included.')
        : t('The client’s refund if the order ends at that stage, taxes included.')}{' '}
      <TermsOfRefunds />
    </p>
  </section>
)
