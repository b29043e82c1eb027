import { useQuery } from '@tanstack/react-query'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { queuesQuery } from '../../queries/queues-query.ts'
import { PagedTable } from '../../ui/list/paged-table.tsx'
import { Tabs, useTab } from '../../ui/list/tabs.tsx'
import { useCursor } from '../../ui/list/use-cursor.ts'
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
  const cursor = useCursor()
  const { data: queues } = useQuery(queuesQuery)
  const tabs = [
    { id: 'waiting', label: 'Waiting', count: queues?.verifications ?? null },
    { id: 'verified', label: 'Verified' },
    { id: 'failed', label: 'Failed' },
    { id: 'expired', label: 'Expired' },
  ]
  const status = (useTab(tabs) ?? 'waiting') as QueueStatus
  const list = useQuery(verificationsQuery({ status, cursor }))
  return (
    <>
      <PageTitle intro="Claim a case, check the documents and decide on each field. The oldest is first.">
        Verifications
      </PageTitle>
      <div className={css.tabs}>
        <Tabs tabs={tabs} label="Verifications by outcome" />
      </div>
      <PagedTable
        list={list}
        caption="Verifications"
        columns={status === 'waiting' ? waitingColumns : decidedColumns}
        more="More verifications"
        rowKey={({ uuid }) => uuid}
        empty={nothing[status]}
      />
    </>
  )
}
