import type { StaffDebt } from '@sojourn/contract/desk/staff-debts'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { useQuery } from '@tanstack/react-query'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { PagedTable } from '../../ui/list/paged-table.tsx'
import type { Column } from '../../ui/list/table.tsx'
import { useCursor } from '../../ui/list/use-cursor.ts'
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
  const cursor = useCursor()
  const list = useQuery(debtsQuery(cursor))
  return (
    <>
      <PageTitle intro="Settling a debt needs two people: one says that it was paid or should be forgiven, another agrees.">
        Debts
      </PageTitle>
      <PagedTable
        list={list}
        caption="Debts"
        columns={columns}
        more="More debts"
        rowKey={({ id }) => id}
        empty="Nobody owes anything."
      />
    </>
  )
}
