import type { StaffDebt } from '@sojourn/contract/desk/staff-debts'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { type Column, Table } from '../../ui/list/table.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import css from './coupons-page.module.css'
import { DebtActs } from './debt-acts.tsx'
import { debtsQuery } from './debt-queries.ts'

export const meta = () => ownPageMeta('Debts')

const SIDES = {
  agent: 'An agent: their next earnings pay it',
  client: 'A client: they pay it by card or with new credit',
}

const columns: Column<StaffDebt>[] = [
  {
    header: 'Who owes',
    cell: ({ person, side }) => (
      <span className={css.named}>
        <Link to={staffPaths.person(person.uuid)}>{person.full_name}</Link>
        <span className={css.note}>{SIDES[side]}</span>
      </span>
    ),
  },
  { header: 'Owed', cell: ({ owed }) => <MoneyText value={owed} /> },
  { header: 'Proposed', cell: ({ relief }) => (relief ? <Proposed relief={relief} /> : 'Nothing') },
  { header: 'Actions', silent: true, end: true, cell: (debt) => <DebtActs debt={debt} /> },
]

function Proposed({ relief }: { relief: NonNullable<StaffDebt['relief']> }) {
  const { how, amount, reason, proposed_by } = relief
  return (
    <span className={css.named}>
      <span>
        <MoneyText value={amount} /> {how === 'received' ? 'received' : 'to forgive'}
      </span>
      <span className={css.note}>By {proposed_by.full_name}. A second person agrees.</span>
      <span className={css.note}>{reason}</span>
    </span>
  )
}

export default function DebtsPage() {
  const [params] = useSearchParams()
  const { data, error, isPlaceholderData, refetch } = useQuery(debtsQuery(params.get('cursor') || undefined))
  return (
    <>
      <PageTitle intro="Settling a debt needs two people: one says that it was paid or should be forgiven, another agrees.">
        Debts
      </PageTitle>
      <Table
        caption="Debts"
        columns={columns}
        rows={data?.items ?? (error ? 'failed' : 'loading')}
        stale={isPlaceholderData}
        rowKey={({ id }) => id}
        empty={<Empty>Nobody owes anything.</Empty>}
        onRetry={() => refetch()}
        error={error}
      />
      <div className={css.pages}>
        <Pagination label="More debts" nextCursor={data?.pagination.next_cursor ?? null} />
      </div>
    </>
  )
}
