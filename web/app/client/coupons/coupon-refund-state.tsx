import type { CouponRefund } from '@sojourn/contract/money/coupons'
import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { Pill } from '../../ui/mark/pill.tsx'
import { Link } from '../../ui/text/link.tsx'
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
      {destination === 'card' && !instead && (
        <small className={css.note}>{t('To the card you paid with')}</small>
      )}
      {instead === 'credit' && (
        <small className={css.note}>
          {t('The money did not reach your bank, or your bank sent it back. You have it as credit again.')}
        </small>
      )}
      {instead === 'choice' && (
        <small className={css.note}>
          {t('The money did not reach you.')}{' '}
          <Link to={clientPaths.paymentHistory()}>{t('Choose where it goes')}</Link>
        </small>
      )}
      {isPending && <small className={css.note}>{t('Our team answers within 3 days.')}</small>}
      {reason && <small className={css.reason}>{reason}</small>}
    </span>
  )
}
