import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { MoneyText } from '../../ui/money/money.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { rich } from '../../words/rich.tsx'
import { ReceiptButton } from '../parts/receipt-button.tsx'
import css from './paid-slip.module.css'

/** That it is paid and protected, in a line. */
export const PaidSlip = ({ order: { agent, payment } }: { order: Order }) => (
  <section className={css.slip} aria-label={t('Payment')}>
    <Icon name="shield" className={css.mark} />
    <p>
      {rich('<b>Payment protected.</b> We hold your money until you accept the work of {name}.', {
        b: (words) => <b>{words}</b>,
        name: agent.full_name,
      })}
    </p>
    {payment && (
      <p className={css.amount}>
        {payment.amount.amount === 0 ? t('Paid by coupon') : <MoneyText value={payment.amount} />}
      </p>
    )}
    {payment && <ReceiptButton paymentRef={payment.ref} quiet />}
  </section>
)
