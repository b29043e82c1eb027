import type { CouponRefund } from '@sojourn/contract/money/coupons'
import { t } from '@sojourn/contract/words/t'
import { Pill } from '../../ui/mark/pill.tsx'
import { refundStates } from '../../words/coupon-words.ts'
import css from './coupon-page.module.css'

/** How a refund of a credit stands. */
export function CouponRefundState({ refund: { slug, destination, reason } }: { refund: CouponRefund }) {
  const { name, icon, tone } = refundStates[slug]
  const isPending = slug === 'pending'
  return (
    <span className={css.about}>
      <span>
        <Pill tone={tone} icon={icon}>
          {name}
        </Pill>
      </span>
      {destination === 'card' && <small className={css.note}>{t('To the card you paid with')}</small>}
      {isPending && <small className={css.note}>{t('Our team answers within 3 days.')}</small>}
      {reason && <small className={css.reason}>{reason}</small>}
    </span>
  )
}
