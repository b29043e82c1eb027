import type { ReportLine } from '@sojourn/contract/desk/staff-reports'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { categoryWords } from '@sojourn/contract/talk/report-words'
import { useQuery } from '@tanstack/react-query'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { queuesQuery } from '../../queries/queues-query.ts'
import { InstantText, RelativeTime } from '../../ui/date/time-text.tsx'
import { PagedTable } from '../../ui/list/paged-table.tsx'
import type { Column } from '../../ui/list/table.tsx'
import { Tabs, useTab } from '../../ui/list/tabs.tsx'
import { useCursor } from '../../ui/list/use-cursor.ts'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import css from '../verifications/verifications-page.module.css'
import { type ReportQueue, reportsQuery } from './report-queries.ts'
import { ReportState } from './report-state.tsx'
import { KIND_NAMES } from './report-words.ts'

export const meta = () => ownPageMeta('Reports')

const nothing: Record<ReportQueue, string> = {
  waiting: 'No report waits for a decision.',
  decided: 'No report is decided yet.',
  settled: 'No objection was answered yet.',
}

const columns: Column<ReportLine>[] = [
  { header: 'Reported', cell: ({ id, title }) => <Link to={staffPaths.report(id)}>{title}</Link> },
  { header: 'Type', cell: ({ kind }) => KIND_NAMES[kind] },
  { header: 'Complaint', cell: ({ category }) => categoryWords[category] },
  { header: 'Status', cell: (report) => <ReportState {...report} /> },
]

const waitingColumns: Column<ReportLine>[] = [
  ...columns,
  { header: 'Since', cell: ({ created_at }) => <RelativeTime value={created_at} /> },
  { header: 'With', cell: ({ claim }) => (claim ? (claim.is_own ? 'You' : claim.by.fullname) : 'Nobody') },
]

const answeredColumns: Column<ReportLine>[] = [
  ...columns,
  { header: 'Decided', cell: ({ decided_at }) => decided_at && <InstantText value={decided_at} /> },
]

export default function ReportsPage() {
  const cursor = useCursor()
  const { data: queues } = useQuery(queuesQuery)
  const tabs = [
    { id: 'waiting', label: 'Waiting', count: queues?.reports ?? null },
    { id: 'decided', label: 'Decided' },
    { id: 'settled', label: 'Answered' },
  ]
  const status = (useTab(tabs) ?? 'waiting') as ReportQueue
  const list = useQuery(reportsQuery({ status, cursor }))
  return (
    <>
      <PageTitle intro="Services, reviews, articles, messages and video hellos that people reported. Both sides read your reasons.">
        Reports
      </PageTitle>
      <div className={css.tabs}>
        <Tabs tabs={tabs} label="Reports by status" />
      </div>
      <PagedTable
        list={list}
        caption="Reports"
        columns={status === 'waiting' ? waitingColumns : answeredColumns}
        more="More reports"
        rowKey={({ id }) => id}
        empty={nothing[status]}
      />
    </>
  )
}
