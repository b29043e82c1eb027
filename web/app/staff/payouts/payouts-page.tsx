import type { StaffPayout } from '@sojourn/contract/desk/staff-payouts'
import { PAYOUT_TABS, type PayoutTab } from '@sojourn/contract/money/wallet-words'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { useQuery } from '@tanstack/react-query'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { queuesQuery } from '../../queries/queues-query.ts'
import { RelativeTime } from '../../ui/date/time-text.tsx'
import { PagedTable } from '../../ui/list/paged-table.tsx'
import type { Column } from '../../ui/list/table.tsx'
import { Tabs, useTab } from '../../ui/list/tabs.tsx'
import { useCursor } from '../../ui/list/use-cursor.ts'
import { MoneyText } from '../../ui/money/money.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import { ClientMoney } from './client-money.tsx'
import { PayoutActs } from './payout-acts.tsx'
import { staffPayoutsQuery } from './payout-queries.ts'
import { PayoutState } from './payout-state.tsx'
import css from './payouts-page.module.css'

export const meta = () => ownPageMeta('Payouts')

const nothing: Record<PayoutTab, string> = {
  waiting: 'No payout waits.',
  on_its_way: 'No payout is on its way.',
  failed: 'No payout has failed.',
  paid: 'Nothing was paid out yet.',
}

const columns: Column<StaffPayout>[] = [
  {
    header: 'Payout',
    cell: ({ ref, hint, reason }) => (
      <span className={css.about}>
        <span className={css.ref}>{ref}</span>
        {hint && <small>{hint}</small>}
        {reason && <small className={css.reason}>{reason}</small>}
      </span>
    ),
  },
  { header: 'Agent', cell: ({ agent }) => <Link to={staffPaths.person(agent.uuid)}>{agent.full_name}</Link> },
  { header: 'Amount', cell: ({ amount }) => <MoneyText value={amount} /> },
  { header: 'Status', cell: (payout) => <PayoutState payout={payout} /> },
  { header: 'Since', cell: ({ created_at }) => <RelativeTime value={created_at.date} /> },
  { header: 'Actions', silent: true, end: true, cell: (payout) => <PayoutActs payout={payout} /> },
]

/** Money on its way to agents, and what is held for everybody. */
export default function PayoutsPage() {
  const cursor = useCursor()
  const { data: queues } = useQuery(queuesQuery)
  const tabs = [
    { id: 'waiting', label: 'Waiting' },
    { id: 'on_its_way', label: 'On their way' },
    { id: 'failed', label: 'Failed' },
    { id: 'paid', label: 'Paid' },
    { id: 'client_money', label: 'Client money' },
  ]
  const tab = useTab(tabs)
  const count = queues?.payouts ?? 0
  const known = PAYOUT_TABS.find((one) => one === tab)
  return (
    <>
      <PageTitle
        intro={`A transfer by hand needs two people: one approves it, another sends it.${count > 0 ? ` ${count} not paid yet.` : ''}`}
      >
        Payouts
      </PageTitle>
      <div className={css.tabs}>
        <Tabs tabs={tabs} label="Payouts by status" />
      </div>
      {known ? <Lines tab={known} cursor={cursor} /> : <ClientMoney />}
    </>
  )
}

function Lines({ tab, cursor }: { tab: PayoutTab; cursor: string | undefined }) {
  const list = useQuery(staffPayoutsQuery(tab, cursor))
  return (
    <PagedTable
      list={list}
      caption="Payouts"
      columns={columns}
      more="More payouts"
      rowKey={({ id }) => id}
      empty={nothing[tab]}
    />
  )
}
