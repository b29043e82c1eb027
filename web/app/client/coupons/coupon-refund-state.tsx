import type { CouponRefund } from '@sojourn/contract/money/coupons'
import { t } from '@sojourn/contract/words/t'
import { Pill } from '../../ui/mark/pill.tsx'
import { stateOfRefund } from '../../words/coupon-words.ts'
import css from './coupon-page.module.css'

/** How a refund of a credit stands. */
export function CouponRefundState({ refund }: { refund: CouponRefund }) {
  const { slug, destination, reason, instead } = refund
  const { name, icon, tone } = stateOfRefund(refund)
  const isPending = slug === 'pending'
  return (
    <span className={css.about}>
      <span>
        <Pill tone={tone} icon={icon}>
          {name}
        </Pill>
      </span>
      {destination === 'card' && <small className={css.note}>{t('To the card you paid with')}</small>}
      {instead === 'credit' && (
        <small className={css.note}>
          {t('The money did not reach your bank, or your bank sent it back. You have it as credit again.')}
        </small>
      )}
      {isPending && <small className={css.note}>{t('Our team answers within 3 days.')}</small>}
      {reason && <small className={css.reason}>{reason}</small>}
    </span>
  )
}
