import type { StaffConflictLine } from '@sojourn/contract/desk/staff-conflicts'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { CONFLICT_OUTCOMES, type ConflictOutcome } from '@sojourn/contract/work/conflict-words'
import { useQuery } from '@tanstack/react-query'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { queuesQuery } from '../../queries/queues-query.ts'
import { RelativeTime } from '../../ui/date/time-text.tsx'
import { PagedTable } from '../../ui/list/paged-table.tsx'
import type { Column } from '../../ui/list/table.tsx'
import { Tabs, useTab } from '../../ui/list/tabs.tsx'
import { useCursor } from '../../ui/list/use-cursor.ts'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import css from '../verifications/verifications-page.module.css'
import { type ConflictQueue, staffConflictsQuery } from './conflict-queries.ts'
import { LateRefunds } from './late-refunds.tsx'
import { stageNames } from './stage-names.ts'

export const meta = () => ownPageMeta('Conflicts')

const nothing: Record<ConflictQueue, string> = {
  waiting: 'No conflict waits for our team.',
  open: 'No conflict is open between two sides.',
  closed: 'No conflict is closed yet.',
}

const columns: Column<StaffConflictLine>[] = [
  { header: 'Order', cell: ({ id, order }) => <Link to={staffPaths.conflict(id)}>{order.ref}</Link> },
  { header: 'Reason', cell: ({ reason }) => reason[1] },
  { header: 'Client', cell: ({ client }) => client.fullname },
  { header: 'Agent', cell: ({ agent }) => agent.fullname },
  {
    header: 'Status',
    cell: ({ stage, outcome }) =>
      outcome ? CONFLICT_OUTCOMES[outcome as ConflictOutcome] : stageNames[stage],
  },
  { header: 'Since', cell: (line) => <RelativeTime value={sinceOf(line)} /> },
  { header: 'With', cell: ({ claim }) => (claim ? (claim.is_own ? 'You' : claim.by.fullname) : 'Nobody') },
]

/** The desk counts the same: what waits for our team waits since it was asked. */
const sinceOf = ({ stage, team_since, created_at }: StaffConflictLine) =>
  ((stage === 'mediation' || stage === 'approval') && team_since) || created_at

export default function ConflictsPage() {
  const cursor = useCursor()
  const { data: queues } = useQuery(queuesQuery)
  const tabs = [
    { id: 'waiting', label: 'Waiting', count: queues?.conflicts ?? null },
    { id: 'open', label: 'Between the sides' },
    { id: 'closed', label: 'Closed' },
    { id: 'refunds', label: 'Refunds' },
  ]
  const tab = useTab(tabs) ?? 'waiting'
  return (
    <>
      <PageTitle intro="Both sides read what our team decides, and why.">Conflicts</PageTitle>
      <div className={css.tabs}>
        <Tabs tabs={tabs} label="Conflicts by status" />
      </div>
      {tab === 'refunds' ? <LateRefunds /> : <Lines status={tab as ConflictQueue} cursor={cursor} />}
    </>
  )
}

function Lines({ status, cursor }: { status: ConflictQueue; cursor: string | undefined }) {
  const list = useQuery(staffConflictsQuery({ status, cursor }))
  return (
    <PagedTable
      list={list}
      caption="Conflicts"
      columns={columns}
      more="More conflicts"
      rowKey={({ id }) => id}
      empty={nothing[status]}
    />
  )
}
