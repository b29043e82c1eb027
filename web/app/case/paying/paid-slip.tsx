import type { Order } from '@sojourn/contract/work/orders'
import { MoneyText } from '../../ui/money/money.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { ReceiptButton } from '../parts/receipt-button.tsx'
import css from './paid-slip.module.css'

/** That it is paid and protected, in a line. */
export const PaidSlip = ({ order: { agent, payment } }: { order: Order }) => (
  <section className={css.slip} aria-label="Payment">
    <Icon name="shield" className={css.mark} />
    <p>
      <b>Payment protected.</b> We hold your money until you accept the work of {agent.full_name}.
    </p>
    {payment && (
      <p className={css.amount}>
        {payment.amount.amount === 0 ? 'Paid by coupon' : <MoneyText value={payment.amount} />}
      </p>
    )}
    {payment && <ReceiptButton paymentRef={payment.ref} quiet />}
  </section>
)
