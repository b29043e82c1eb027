import { clientPaths } from '@sojourn/contract/paths/own-paths'
import type { Order } from '@sojourn/contract/work/orders'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { ReceiptButton } from '../parts/receipt-button.tsx'
import css from './paid-slip.module.css'

/** That it is paid, as a printed slip. */
export const PaidSlip = ({ order: { uuid, ref, agent, payment, paid_at } }: { order: Order }) => (
  <section className={css.slip} aria-label="Payment">
    <p className={css.said}>
      <span className={css.mark}>
        <Icon name="check" />
      </span>
      <span>
        <b>Paid, and protected.</b> The money is held until you accept the work of {agent.full_name}.
      </span>
    </p>
    <dl className={css.facts}>
      <div>
        <dt>Order</dt>
        <dd>{ref}</dd>
      </div>
      {payment && (
        <div>
          <dt>Paid</dt>
          <dd>{payment.amount.amount === 0 ? 'By coupon' : <MoneyText value={payment.amount} />}</dd>
        </div>
      )}
      {paid_at && (
        <div>
          <dt>On</dt>
          <dd>
            <DayText value={paid_at} />
          </dd>
        </div>
      )}
    </dl>
    <div className={css.acts}>
      {payment && <ReceiptButton paymentRef={payment.ref} />}
      <LinkButton to={clientPaths.order(uuid)} variant="secondary" size="s">
        Open the order
      </LinkButton>
    </div>
  </section>
)
