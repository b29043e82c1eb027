import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { refundSentences } from '../../hire/checkout/refund-sentences.ts'
import { TermsOfRefunds } from '../../hire/checkout/terms-of-refunds.tsx'
import type { Side } from '../../words/order-words.ts'
import { waysOutQuery } from '../conflict/conflict-queries.ts'
import css from './order-bought.module.css'

export const OrderRefunds = ({ order, side }: { order: Order; side: Side }) => (
  <section aria-labelledby="refunds" className={css.part}>
    <h3 id="refunds">{t('Cancellation and refunds')}</h3>
    <Rows order={order} />
    <p className={css.note}>
      {side === 'client'
        ? t('Your refund if the order ends at that stage, taxes included.')
        : t('The client’s refund if the order ends at that stage, taxes included.')}{' '}
      <TermsOfRefunds />
    </p>
  </section>
)

function Rows({ order: { uuid, refund_schedule, paid_at } }: { order: Order }) {
  const { data } = useQuery({ ...waysOutQuery(uuid), enabled: paid_at !== null })
  // A server of the release before tells no row.
  const now = ROWS.indexOf(data?.term_today ?? '')
  return (
    <dl className={css.refunds}>
      {refundSentences(refund_schedule).map(({ when, back }, index) => (
        <div key={when} aria-current={index === now || undefined}>
          <dt>
            {when}
            {index === now && <b> ({t('now')})</b>}
          </dt>
          <dd>{back}</dd>
        </div>
      ))}
    </dl>
  )
}

/** They stand in the order of the sentences. */
const ROWS: readonly string[] = ['cooling_off', 'before_start', 'before_filing', 'after_filing']
