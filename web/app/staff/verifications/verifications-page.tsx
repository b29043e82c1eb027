import type { VerificationLine } from '@sojourn/contract/desk/staff-queue'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { DOCUMENT_TYPES } from '@sojourn/contract/supply/verification-words'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { queuesQuery } from '../../queries/queues-query.ts'
import { InstantText, RelativeTime } from '../../ui/date/time-text.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { type Column, Table } from '../../ui/list/table.tsx'
import { Tabs, useTab } from '../../ui/list/tabs.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import { type QueueStatus, verificationsQuery } from './verification-queries.ts'
import css from './verifications-page.module.css'

export const meta = () => ownPageMeta('Verifications')

const nothing: Record<QueueStatus, string> = {
  waiting: 'No verifications are waiting.',
  verified: 'No agents are verified yet.',
  failed: 'No verification has failed.',
  expired: 'No verification has expired.',
}

const columns: Column<VerificationLine>[] = [
  {
    header: 'Agent',
    cell: ({ uuid, fullname }) => <Link to={staffPaths.verification(uuid)}>{fullname}</Link>,
  },
  {
    header: 'Country',
    cell: ({ country }) =>
      country ? (
        <span className={css.country}>
          <Flag country={country.id} />
          {country.name}
        </span>
      ) : (
        'None'
      ),
  },
  {
    header: 'Document',
    cell: ({ document_type }) => (document_type ? DOCUMENT_TYPES[document_type] : 'None'),
  },
]

const waitingColumns: Column<VerificationLine>[] = [
  ...columns,
  {
    header: 'Attempt',
    cell: ({ tries, keeps_level }) => (
      <span className={css.tries}>
        {tries}
        {keeps_level && <Pill icon="refresh">Verified before</Pill>}
      </span>
    ),
  },
  {
    header: 'Waiting since',
    cell: ({ submitted_at }) => submitted_at && <RelativeTime value={submitted_at} />,
  },
  { header: 'Assigned to', cell: ({ claim }) => <With claim={claim} /> },
]

const decidedColumns: Column<VerificationLine>[] = [
  ...columns,
  { header: 'Decided', cell: ({ decided_at }) => decided_at && <InstantText value={decided_at} /> },
]

const With = ({ claim }: Pick<VerificationLine, 'claim'>) => {
  if (!claim) return 'Nobody'
  return (
    <Pill tone={claim.is_own ? 'action' : 'plain'} icon="user">
      {claim.is_own ? 'You' : claim.by.fullname}
    </Pill>
  )
}

/** Agents who want to be verified: the oldest first, each with one of us at a time. */
export default function VerificationsPage() {
  const [params] = useSearchParams()
  const { data: queues } = useQuery(queuesQuery)
  const tabs = [
    { id: 'waiting', label: 'Waiting', count: queues?.verifications ?? null },
    { id: 'verified', label: 'Verified' },
    { id: 'failed', label: 'Failed' },
    { id: 'expired', label: 'Expired' },
  ]
  const status = (useTab(tabs) ?? 'waiting') as QueueStatus
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    verificationsQuery({ status, cursor: params.get('cursor') || undefined }),
  )
  return (
    <>
      <PageTitle intro="Claim a case, check the documents and decide on each field. The oldest is first.">
        Verifications
      </PageTitle>
      <div className={css.tabs}>
        <Tabs tabs={tabs} label="Verifications by outcome" />
      </div>
      <Table
        caption="Verifications"
        columns={status === 'waiting' ? waitingColumns : decidedColumns}
        rows={data?.items ?? (isError ? 'failed' : 'loading')}
        stale={isPlaceholderData}
        rowKey={({ uuid }) => uuid}
        empty={<Empty>{nothing[status]}</Empty>}
        onRetry={() => refetch()}
      />
      <div className={css.pages}>
        <Pagination label="More verifications" nextCursor={data?.pagination.next_cursor ?? null} />
      </div>
    </>
  )
}
