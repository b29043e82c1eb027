import { WORK_QUEUES } from '@sojourn/contract/desk/desk-words'
import type { Worklist } from '@sojourn/contract/desk/worklist'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { Table } from '../../ui/list/table.tsx'
import { Tabs } from '../../ui/list/tabs.tsx'
import { useCursor } from '../../ui/list/use-cursor.ts'
import { ListKeys } from '../../ui/overlay/list-keys.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import css from './desk-page.module.css'
import { workColumns } from './work-columns.tsx'
import { WorkHealth } from './work-health.tsx'
import { waitedFor, workWords } from './work-words.ts'
import { worklistQuery } from './worklist-query.ts'

export const meta = () => ownPageMeta('Desk')

export default function Desk() {
  const [params] = useSearchParams()
  const cursor = useCursor()
  const queue = WORK_QUEUES.find((one) => one === params.get('queue'))
  const { data, error, isPlaceholderData, refetch } = useQuery(worklistQuery({ queue, cursor }))
  return (
    <>
      <PageTitle intro={<Head work={data} />}>Desk</PageTitle>
      <div className={css.filter}>
        <Tabs name="queue" label="Work by queue" tabs={tabsOf(data, queue)} />
      </div>
      <Table
        caption="Work that is waiting"
        columns={workColumns(data?.items ?? [])}
        rows={data?.items ?? (error ? 'failed' : 'loading')}
        stale={isPlaceholderData}
        rowKey={({ queue: of, id }) => `${of} ${id}`}
        empty={
          <Empty>
            {queue ? 'Nothing is waiting in this queue.' : 'All queues are empty. New work is shown here.'}
          </Empty>
        }
        onRetry={() => refetch()}
        error={error}
      />
      <div className={css.pages}>
        <ListKeys acts={{ c: 'Claim' }} />
        <Pagination label="More work" nextCursor={data?.pagination.next_cursor ?? null} />
      </div>
      {data ? <WorkHealth health={data.health} /> : !error && <HealthBones />}
    </>
  )
}

const totalOf = ({ counts }: Worklist) => Object.values(counts).reduce((sum, count) => sum + count, 0)

function Head({ work }: { work: Worklist | undefined }) {
  const isAlive = useHydrated()
  // The line keeps its place.
  if (!work) return '\u00a0'
  const total = totalOf(work)
  if (total === 0) return 'Nothing is waiting.'
  return (
    <span role="status">
      {total === 1 ? '1 item is' : `${total} items are`} waiting.
      {work.oldest && isAlive && ` The oldest: ${waitedFor(work.oldest, new Date())}.`}
    </span>
  )
}

const tabsOf = (work: Worklist | undefined, shown: string | undefined) => [
  { id: 'all', label: 'All', count: work ? totalOf(work) : null },
  ...WORK_QUEUES.filter((one) => one === shown || (work?.counts[one] ?? 0) > 0).map((one) => ({
    id: one,
    label: workWords[one].name,
    count: work?.counts[one] ?? null,
  })),
]

const HealthBones = () => (
  <div className={css.health}>
    <Loading label="Loading health">
      <div className={css.bones}>
        <Skeleton width="short" />
        <Skeleton width="half" />
        <Skeleton width="half" />
        <Skeleton width="half" />
      </div>
    </Loading>
  </div>
)
