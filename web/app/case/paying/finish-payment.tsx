import { t } from '@sojourn/contract/words/t'
import type { OrderSummary } from '@sojourn/contract/work/orders'
import { openCheckout } from '../../hire/start/checkout.ts'
import { Button } from '../../ui/button/button.tsx'
import { rich } from '../../words/rich.tsx'
import { timeLeft } from '../parts/time-left.ts'
import { useNow } from '../parts/use-now.ts'
import css from './finish-payment.module.css'

interface Props {
  order: Pick<OrderSummary, 'uuid' | 'title' | 'expires_at'>
  size?: 's' | 'm'
}

/** Takes up the payment where it was left, for as long as there is time. */
export function FinishPayment({ order, size = 'm' }: Props) {
  const now = useNow()
  const left = now && order.expires_at ? timeLeft(order.expires_at, now) : undefined

  if (left === null) return <span className={css.left}>{t('The time to pay has expired')}</span>
  return (
    <span className={css.pay} data-size={size}>
      <Button size={size} onClick={() => openCheckout(order.uuid)}>
        {rich('Finish payment<span> for {title}</span>', {
          title: order.title,
          span: (words) => <span data-hidden>{words}</span>,
        })}
      </Button>
      {order.expires_at && <span className={css.left}>{left && t('{left} left', { left })}</span>}
    </span>
  )
}
