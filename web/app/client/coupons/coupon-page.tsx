import type { CouponDetails } from '@sojourn/contract/money/coupons'
import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { couponQuery } from '../../queries/coupon-queries.ts'
import { DayText } from '../../ui/date/time-text.tsx'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { Card } from '../../ui/text/card.tsx'
import { PageTitle, Stack } from '../../ui/text/layout.tsx'
import { bankWords, stateOf } from '../../words/coupon-words.ts'
import { rich } from '../../words/rich.tsx'
import type { Route } from './+types/coupon-page'
import css from './coupon-page.module.css'
import { CouponRefunds } from './coupon-refunds.tsx'
import { CouponUses } from './coupon-uses.tsx'
import { GetAsMoney } from './get-as-money.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('Coupon'))

export default function CouponPage({ params }: Route.ComponentProps) {
  const coupon = useQuery(couponQuery(params.id))
  return <Loaded query={coupon}>{(known) => <Known coupon={known} />}</Loaded>
}

function Known({ coupon }: { coupon: CouponDetails }) {
  const { code, kind, amount, balance, expires_at, created_at, refundable_to } = coupon
  const { name, icon, tone } = stateOf(coupon)
  const said = bankWords(coupon)
  return (
    <>
      <PageTitle
        above={<Breadcrumbs trail={[{ label: t('Coupons'), to: clientPaths.coupons() }]} here={code} />}
        intro={
          kind === 'credit' ? t('Credit: your own money, kept from a refund.') : t('A gift, for single use.')
        }
      >
        {code}
      </PageTitle>
      <Stack gap={5}>
        <Card padding="l" className={css.sheet}>
          <div>
            <p className={css.worth}>
              <MoneyText value={balance} />
            </p>
            <p className={css.note}>{rich('left of {amount}', { amount: <MoneyText value={amount} /> })}</p>
          </div>
          <dl className={css.facts}>
            <div>
              <dt>{t('Status')}</dt>
              <dd>
                <Pill tone={tone} icon={icon}>
                  {name}
                </Pill>
              </dd>
            </div>
            <div>
              <dt>{t('Since')}</dt>
              <dd>
                <DayText value={created_at.date} />
              </dd>
            </div>
            <div>
              <dt>{t('Expires')}</dt>
              <dd>{expires_at ? <DayText value={expires_at} /> : t('Never')}</dd>
            </div>
          </dl>
          {said && <p className={css.note}>{said}</p>}
          {refundable_to && <GetAsMoney coupon={coupon} to={refundable_to} />}
        </Card>
        {coupon.refunds.length > 0 && <CouponRefunds coupon={coupon} />}
        <CouponUses uses={coupon.uses} />
      </Stack>
    </>
  )
}
