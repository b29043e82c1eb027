import type { RefundParts } from '@sojourn/contract/work/conflicts'
import { MoneyLine } from '../../ui/money/money-line.tsx'
import css from './conflict.module.css'

interface Props {
  refund: RefundParts
  /** The card’s part is kept as credit. */
  asCredit?: boolean
  /** Said of the whole. */
  name?: string
}

/** What goes back where, before anybody confirms it. */
export const RefundLines = ({ refund, asCredit = false, name = 'Refund' }: Props) => (
  <dl className={css.sum}>
    {refund.card.amount > 0 && (
      <MoneyLine name={asCredit ? 'Kept as credit' : 'To the card'} value={refund.card} />
    )}
    {refund.credit.amount > 0 && <MoneyLine name="To the client’s credit" value={refund.credit} />}
    {refund.promo.amount > 0 && <MoneyLine name="To the coupons" value={refund.promo} />}
    <MoneyLine name={name} value={refund.total} data-total />
  </dl>
)
