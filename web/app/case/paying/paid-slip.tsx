import { clientPaths } from '@sojourn/contract/paths/own-paths'
import type { Order } from '@sojourn/contract/work/orders'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { ReceiptButton } from '../parts/receipt-button.tsx'
import css from './paid-slip.module.css'

/** That it is paid and protected, in a line. */
export const PaidSlip = ({ order: { uuid, ref, agent, payment, paid_at } }: { order: Order }) => (
  <section className={css.slip} aria-label="Payment">
    <p className={css.said}>
      <Icon name="shield" className={css.mark} />
      <span>
        <b>Payment protected.</b> We hold your money until you accept the work of {agent.full_name}.
      </span>
    </p>
    <p className={css.facts}>
      {ref}
      {payment && (
        <>, {payment.amount.amount === 0 ? 'paid by coupon' : <MoneyText value={payment.amount} />}</>
      )}
      {paid_at && (
        <>
          , <DayText value={paid_at} />
        </>
      )}
    </p>
    <div className={css.acts}>
      {payment && <ReceiptButton paymentRef={payment.ref} />}
      <LinkButton to={clientPaths.order(uuid)} variant="quiet" size="s">
        Open the order
      </LinkButton>
    </div>
  </section>
)
