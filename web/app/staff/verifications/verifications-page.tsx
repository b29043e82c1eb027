import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { queuesQuery } from '../../queries/queues-query.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { Table } from '../../ui/list/table.tsx'
import { Tabs, useTab } from '../../ui/list/tabs.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { decidedColumns, waitingColumns } from './verification-columns.tsx'
import { type QueueStatus, verificationsQuery } from './verification-queries.ts'
import css from './verifications-page.module.css'

export const meta = () => ownPageMeta('Verifications')

const nothing: Record<QueueStatus, string> = {
  waiting: 'No verifications are waiting.',
  verified: 'No agents are verified yet.',
  failed: 'No verification has failed.',
  expired: 'No verification has expired.',
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
  const { data, error, isPlaceholderData, refetch } = useQuery(
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
        rows={data?.items ?? (error ? 'failed' : 'loading')}
        stale={isPlaceholderData}
        rowKey={({ uuid }) => uuid}
        empty={<Empty>{nothing[status]}</Empty>}
        onRetry={() => refetch()}
        error={error}
      />
      <div className={css.pages}>
        <Pagination label="More verifications" nextCursor={data?.pagination.next_cursor ?? null} />
      </div>
    </>
  )
}
