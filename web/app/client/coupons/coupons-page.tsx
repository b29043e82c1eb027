import type { Coupon } from '@sojourn/contract/money/coupons'
import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
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
import css from './coupons-page.module.css'
import { DebtBanner } from './debt-banner.tsx'
import { EnterCode } from './enter-code.tsx'

export const meta = () => ownPageMeta('Coupons')

/** Gifts and credit of a client, as vouchers. */
export default function CouponsPage() {
  const { params, set } = useAddressFilter()
  const status = couponChoices.find(({ value }) => value === params.get('status'))?.value
  const coupons = useInfiniteQuery(couponsQuery(status))
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = coupons
  return (
    <>
      <PageTitle intro="Gifts from us, and credit that is your own money. Choose them when you pay.">
        Coupons
      </PageTitle>
      <DebtBanner />
      <div className={css.bar}>
        <EnterCode />
        <Select
          label="Status"
          unmarked
          placeholder="All statuses"
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
        <p className={css.kind}>{kind === 'credit' ? 'Credit' : 'Gift'}</p>
        <h2 className={css.code}>
          <CardLink to={clientPaths.coupon(id)}>{code}</CardLink>
        </h2>
        <p className={css.note}>
          {kind === 'credit' ? 'Your own money. Use it until nothing is left.' : 'Single use.'}
        </p>
        <p className={css.note}>
          {expires_at ? (
            <>
              {isLapsed(coupon) ? 'Ended' : 'Expires'} <DayText value={expires_at} />
            </>
          ) : (
            'No expiry date'
          )}
          {reserved_for && ' · Reserved for a payment in progress'}
        </p>
        {said && <p className={css.note}>{said}</p>}
      </div>
      <div className={css.stub}>
        <p className={css.worth}>
          <MoneyText value={balance} />
        </p>
        {isPart && (
          <p className={css.note}>
            of <MoneyText value={amount} />
          </p>
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
      hint="check your selection and try again"
      action={
        <LinkButton to={clientPaths.coupons()} variant="secondary">
          Show all coupons
        </LinkButton>
      }
    >
      No result found
    </Empty>
  ) : (
    <Empty
      hint="Enter a coupon code. Credit you receive is shown here too."
      action={<LinkButton to={paths.agents()}>Find agents</LinkButton>}
    >
      You have no coupons yet.
    </Empty>
  )

const Vouchers = () => (
  <div className={css.vouchers}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
)
