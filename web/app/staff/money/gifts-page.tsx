import type { GiftCheck } from '@sojourn/contract/desk/staff-gifts'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { GIFT_SIGNS, GIFT_TABS } from '@sojourn/contract/work/gift-words'
import { useQuery } from '@tanstack/react-query'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { queuesQuery } from '../../queries/queues-query.ts'
import { RelativeTime } from '../../ui/date/time-text.tsx'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { PagedTable } from '../../ui/list/paged-table.tsx'
import type { Column } from '../../ui/list/table.tsx'
import { Tabs, useTab } from '../../ui/list/tabs.tsx'
import { useCursor } from '../../ui/list/use-cursor.ts'
import { Pill } from '../../ui/mark/pill.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import { giftChecksQuery } from './coupon-queries.ts'
import css from './coupons-page.module.css'
import { GiftActs } from './gift-acts.tsx'

export const meta = () => ownPageMeta('Gifts to check')

const columns: Column<GiftCheck>[] = [
  {
    header: 'Order',
    cell: ({ order }) => (
      <span className={css.named}>
        <Link to={staffPaths.order(order.uuid)}>{order.title}</Link>
        <span className={css.note}>{order.ref}</span>
      </span>
    ),
  },
  {
    header: 'Client and agent',
    cell: ({ client, agent }) => (
      <span className={css.named}>
        <Link to={staffPaths.person(client.uuid)}>{client.full_name}</Link>
        <Link to={staffPaths.person(agent.uuid)}>{agent.full_name}</Link>
      </span>
    ),
  },
  {
    header: 'Gift',
    cell: ({ gift, order }) => (
      <span className={css.named}>
        <MoneyText value={gift} />
        <span className={css.note}>
          of <MoneyText value={order.price} />
        </span>
      </span>
    ),
  },
  {
    header: 'What they share',
    cell: ({ signs }) => (
      <span className={css.named}>
        {signs.map((sign) => (
          <span key={sign}>{GIFT_SIGNS[sign]}</span>
        ))}
      </span>
    ),
  },
  { header: 'Status', cell: (check) => <State check={check} /> },
  { header: 'Since', cell: ({ created_at }) => <RelativeTime value={created_at} /> },
  { header: 'Actions', silent: true, end: true, cell: (check) => <GiftActs check={check} /> },
]

const STATES = {
  waiting: { name: 'Waiting', icon: 'clock', tone: 'warning' },
  fine: { name: 'Looks fine', icon: 'check', tone: 'success' },
  not_fine: { name: 'Taken back', icon: 'close', tone: 'danger' },
} as const

function State({ check: { status, decided_by, note } }: { check: GiftCheck }) {
  const { name, icon, tone } = STATES[status]
  return (
    <span className={css.named}>
      <span>
        <Pill tone={tone} icon={icon}>
          {name}
        </Pill>
      </span>
      {decided_by && <span className={css.note}>By {decided_by.full_name}</span>}
      {note && <span className={css.note}>{note}</span>}
    </span>
  )
}

/** Orders that a gift of ours pays, whose client and agent share something: their money waits here. */
export default function GiftsPage() {
  const cursor = useCursor()
  const { data: queues } = useQuery(queuesQuery)
  const tabs = [
    { id: 'waiting', label: 'Waiting', count: queues?.gifts ?? null },
    { id: 'decided', label: 'Decided' },
  ]
  const word = useTab(tabs)
  const tab = GIFT_TABS.find((one) => one === word) ?? 'waiting'
  const list = useQuery(giftChecksQuery(tab, cursor))
  return (
    <>
      <PageTitle
        above={<Breadcrumbs trail={[{ label: 'Coupons', to: staffPaths.coupons() }]} here="Gifts to check" />}
        intro="A gift of ours pays at least half of these orders, and client and agent share something. The agent cannot withdraw the money, and the client cannot write a review, before you decide."
      >
        Gifts to check
      </PageTitle>
      <div className={css.filter}>
        <Tabs tabs={tabs} label="Gifts by status" />
      </div>
      <PagedTable
        list={list}
        caption="Gifts to check"
        columns={columns}
        more="More gifts"
        rowKey={({ id }) => id}
        empty={tab === 'waiting' ? 'No gift waits.' : 'No gift was decided yet.'}
      />
    </>
  )
}
