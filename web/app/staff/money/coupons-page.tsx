import { couponStatus, stateIn } from '@sojourn/contract/calls/status'
import type { StaffCoupon } from '@sojourn/contract/money/coupons'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { CopyButton } from '../../ui/feedback/copy-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { SearchInput } from '../../ui/form/search-input.tsx'
import { PagedTable } from '../../ui/list/paged-table.tsx'
import type { Column } from '../../ui/list/table.tsx'
import { Tabs } from '../../ui/list/tabs.tsx'
import { useAddressFilter } from '../../ui/list/use-address-filter.ts'
import { useCursor } from '../../ui/list/use-cursor.ts'
import { MoneyText } from '../../ui/money/money.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import { type CouponState, couponNames, couponsQuery } from './coupon-queries.ts'
import { CouponStatePill, hasEnded } from './coupon-state.tsx'
import css from './coupons-page.module.css'
import { MakePromos } from './make-promos.tsx'
import { WithdrawPromo } from './withdraw-promo.tsx'

export const meta = () => ownPageMeta('Coupons')

const states = Object.keys(couponNames) as CouponState[]
const tabs = [
  { id: 'all', label: 'All' },
  ...states.map((state) => ({ id: state, label: couponNames[state] })),
]

const columns: Column<StaffCoupon>[] = [
  {
    header: 'Code',
    cell: ({ code, note }) => (
      <span className={css.named}>
        <span className={css.code}>{code}</span>
        {note && <span className={css.note}>{note}</span>}
      </span>
    ),
  },
  {
    header: 'For',
    cell: ({ owner, kind, payment, taken }) => (
      <span className={css.named}>
        {owner ? <Link to={staffPaths.person(owner.uuid)}>{owner.full_name}</Link> : <span>Anyone</span>}
        <span className={css.note}>{kind === 'promo' ? 'Promo' : 'Credit of their own'}</span>
        {payment && <span className={css.note}>Kept from {payment}</span>}
        {taken.amount > 0 && (
          <span className={css.note}>
            <MoneyText value={taken} /> reversed by a bank
          </span>
        )}
      </span>
    ),
  },
  { header: 'Status', cell: (coupon) => <CouponStatePill coupon={coupon} /> },
  { header: 'Ends', cell: ({ expires_at }) => (expires_at ? <DayText value={expires_at} /> : 'Never') },
  { header: 'Left', cell: (coupon) => <Left coupon={coupon} />, end: true },
]

const Left = ({ coupon: { balance, amount } }: { coupon: StaffCoupon }) => (
  <span className={css.left}>
    <MoneyText value={balance} />
    {balance.amount !== amount.amount && (
      <span className={css.note}>
        of <MoneyText value={amount} />
      </span>
    )}
  </span>
)

/** Nobody has used it, and nobody is about to. */
const isWithdrawable = (coupon: StaffCoupon) =>
  coupon.kind === 'promo' &&
  stateIn(couponStatus, coupon.status) === 'active' &&
  coupon.reserved_for === null &&
  !hasEnded(coupon)

/** Every coupon there is, and how new promos are made. */
export default function CouponsPage() {
  const [params] = useSearchParams()
  const cursor = useCursor()
  const filter = useAddressFilter()
  const state = states.find((one) => one === params.get('status'))
  const query = params.get('query')?.trim() || undefined
  const list = useQuery(couponsQuery({ state, query, cursor }))
  const [making, setMaking] = useState(false)
  const [chosen, choose] = useState<StaffCoupon | null>(null)
  const act: Column<StaffCoupon> = {
    header: 'Action',
    silent: true,
    end: true,
    cell: (coupon) => (
      <span className={css.acts}>
        <CopyButton text={coupon.code} variant="quiet" />
        {isWithdrawable(coupon) && (
          <Button
            variant="quiet"
            size="s"
            aria-label={`Withdraw ${coupon.code}`}
            onClick={() => choose(coupon)}
          >
            Withdraw
          </Button>
        )}
      </span>
    ),
  }
  return (
    <>
      <Head onCreate={() => setMaking(true)} />
      <Filter query={query} onQuery={(value) => filter.setSoon('query', value)} />
      <PagedTable
        list={list}
        caption="Coupons"
        more="More coupons"
        columns={[...columns, act]}
        rowKey={({ id }) => id}
        query={query}
        empty={
          <Empty
            hint={
              state ? 'No coupons have this status.' : 'Create the first ones with “Create coupons” above.'
            }
          />
        }
      />
      <MakePromos open={making} onClose={() => setMaking(false)} />
      <WithdrawPromo coupon={chosen} onClose={() => choose(null)} />
    </>
  )
}

const Head = ({ onCreate }: { onCreate: () => void }) => (
  <PageTitle
    intro="Promo coupons are gifts from us, for single use. Credit is a client’s own money."
    action={
      <span className={css.head}>
        <LinkButton to={staffPaths.couponRefunds()} variant="secondary">
          Credit refunds
        </LinkButton>
        <LinkButton to={staffPaths.gifts()} variant="secondary">
          Gifts to check
        </LinkButton>
        <Button icon="plus" onClick={onCreate}>
          Create coupons
        </Button>
      </span>
    }
  >
    Coupons
  </PageTitle>
)

const Filter = ({ query, onQuery }: { query: string | undefined; onQuery: (query: string) => void }) => (
  <div className={css.filter}>
    <Tabs name="status" label="Coupons by status" tabs={tabs} />
    <search className={css.search}>
      <SearchInput
        label="Search coupons"
        placeholder="Code, note or person"
        defaultValue={query ?? ''}
        onInput={({ currentTarget: { value } }) => onQuery(value.trim())}
      />
    </search>
  </div>
)
