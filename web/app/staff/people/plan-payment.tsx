import type { PlanPayment } from '@sojourn/contract/desk/staff-ledger'
import { Button } from '../../ui/button/button.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { formatMoney } from '../../ui/money/format-money.ts'
import { MoneyText } from '../../ui/money/money.tsx'
import css from './person-page.module.css'

/** One payment for a plan, and what of it was given back. */
export function PlanPaymentLine({ payment, onRefund }: { payment: PlanPayment; onRefund: () => void }) {
  const { title, ref, amount, refunded, on_its_way, refundable, paid_at } = payment
  return (
    <li>
      <div>
        <p>
          {title}: <MoneyText value={amount} />
        </p>
        <p className={css.note}>
          {ref}, <DayText value={paid_at} />
          {refunded.amount > 0 && `, ${formatMoney(refunded)} refunded`}
          {on_its_way.amount > 0 && `, ${formatMoney(on_its_way)} on its way back`}
        </p>
      </div>
      {refundable.amount > 0 && (
        <Button size="s" variant="secondary" onClick={onRefund}>
          Refund<span data-hidden> {ref}</span>
        </Button>
      )}
    </li>
  )
}
