import type { Coupon } from '@sojourn/contract/money/coupons'
import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { couponsQuery } from '../../queries/coupon-queries.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { LoadMore } from '../../ui/list/load-more.tsx'
import { useAddressFilter } from '../../ui/list/use-address-filter.ts'
import { Pill } from '../../ui/mark/pill.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { Card, CardLink } from '../../ui/text/card.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { bankWords, couponChoices, isLapsed, stateOf } from '../../words/coupon-words.ts'
import { rich } from '../../words/rich.tsx'
import css from './coupons-page.module.css'
import { DebtBanner } from './debt-banner.tsx'
import { EnterCode } from './enter-code.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('Coupons'))

/** Gifts and credit of a client, as vouchers. */
export default function CouponsPage() {
  const { params, set } = useAddressFilter()
  const status = couponChoices.find(({ value }) => value === params.get('status'))?.value
  const coupons = useInfiniteQuery(couponsQuery(status))
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = coupons
  return (
    <>
      <PageTitle intro={t('Gift coupons and your own credit. Apply them when you pay.')}>
        {t('Coupons')}
      </PageTitle>
      <DebtBanner />
      <div className={css.bar}>
        <EnterCode />
        <Select
          label={t('Status')}
          unmarked
          placeholder={t('All statuses')}
          value={status ?? ''}
          choices={couponChoices}
          onChange={({ currentTarget: { value } }) => set('status', value)}
        />
      </div>
      <Loaded query={coupons} skeleton={<Vouchers />}>
        {({ pages }) => {
          const all = pages.flatMap(({ items }) => items)
          if (all.length === 0) return <NoCoupons isNarrowed={status !== undefined} />
          return (
            <>
              <ul className={css.vouchers}>
                {all.map((coupon) => (
                  <Voucher key={coupon.id} coupon={coupon} />
                ))}
              </ul>
              <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
            </>
          )
        }}
      </Loaded>
    </>
  )
}

function Voucher({ coupon }: { coupon: Coupon }) {
  const { id, code, kind, amount, balance, expires_at, reserved_for } = coupon
  const { name, icon, tone } = stateOf(coupon)
  const isPart = balance.amount !== amount.amount
  const said = bankWords(coupon)
  return (
    <Card as="li" padding="none" className={css.voucher}>
      <div className={css.what}>
        <p className={css.kind}>{kind === 'credit' ? t('Credit') : t('Gift')}</p>
        <h2 className={css.code}>
          <CardLink to={clientPaths.coupon(id)}>{code}</CardLink>
        </h2>
        <p className={css.note}>
          {kind === 'credit' ? t('Your own money. Use it until nothing is left.') : t('Single use.')}
        </p>
        <p className={css.note}>
          {expires_at
            ? isLapsed(coupon)
              ? rich('Ended {day}', { day: <DayText value={expires_at} /> })
              : rich('Expires {day}', { day: <DayText value={expires_at} /> })
            : t('No expiry date')}
          {reserved_for && ` · ${t('Reserved for a payment in progress')}`}
        </p>
        {said && <p className={css.note}>{said}</p>}
      </div>
      <div className={css.stub}>
        <p className={css.worth}>
          <MoneyText value={balance} />
        </p>
        {isPart && (
          <p className={css.note}>{rich('of {amount}', { amount: <MoneyText value={amount} /> })}</p>
        )}
        <Pill tone={tone} icon={icon}>
          {name}
        </Pill>
      </div>
    </Card>
  )
}

const NoCoupons = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <Empty
      hint={t('check your selection and try again')}
      action={
        <LinkButton to={clientPaths.coupons()} variant="secondary">
          {t('Show all coupons')}
        </LinkButton>
      }
    >
      {t('No result found')}
    </Empty>
  ) : (
    <Empty
      hint={t('Enter a coupon code. Credit you receive is shown here too.')}
      action={<LinkButton to={paths.agents()}>{t('Find agents')}</LinkButton>}
    >
      {t('You have no coupons yet.')}
    </Empty>
  )

const Vouchers = () => (
  <div className={css.vouchers}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
)
