import type { ArticleQueue, ArticleToCheck } from '@sojourn/contract/desk/staff-articles'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { useQuery } from '@tanstack/react-query'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { queuesQuery } from '../../queries/queues-query.ts'
import { RelativeTime } from '../../ui/date/time-text.tsx'
import { PagedTable } from '../../ui/list/paged-table.tsx'
import type { Column } from '../../ui/list/table.tsx'
import { Tabs, useTab } from '../../ui/list/tabs.tsx'
import { useCursor } from '../../ui/list/use-cursor.ts'
import { PageTitle, Stack } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import { articlesToCheckQuery } from './article-queries.ts'

export const meta = () => ownPageMeta('Articles')

const tabs = [
  { id: 'waiting', label: 'Waiting' },
  { id: 'published', label: 'Published' },
  { id: 'rejected', label: 'Sent back' },
  { id: 'hidden', label: 'Hidden' },
]

const nothing: Record<ArticleQueue, string> = {
  waiting: 'No articles are waiting for a decision.',
  published: 'No articles are published yet.',
  rejected: 'No articles were sent back.',
  hidden: 'No articles are hidden.',
}

const columns: Column<ArticleToCheck>[] = [
  {
    header: 'Article',
    cell: ({ id, title }) => (
      <Link to={staffPaths.article(id)}>
        <bdi>{title || 'Untitled article'}</bdi>
      </Link>
    ),
  },
  {
    header: 'Agent',
    cell: ({ agent }) => <Link to={staffPaths.person(agent.uuid)}>{agent.full_name}</Link>,
  },
  { header: 'Category', cell: ({ category }) => category ?? 'None' },
  { header: 'Type', cell: ({ is_change }) => (is_change ? 'Changes' : 'New article') },
  {
    header: 'Since',
    cell: ({ submitted_at, reviewed_at }) => {
      const since = reviewed_at ?? submitted_at
      return since ? <RelativeTime value={since} /> : 'Before'
    },
  },
]

/** Articles and changes of articles, the longest waiting first. */
export default function ArticlesToCheckPage() {
  const status = useTab(tabs) as ArticleQueue
  const cursor = useCursor()
  const list = useQuery(articlesToCheckQuery({ status, cursor }))
  const { data: queues } = useQuery(queuesQuery)
  return (
    <>
      <PageTitle intro="Read each article before you publish it. Verified agents with enough approved articles publish without a review.">
        Articles
      </PageTitle>
      <Stack gap={5}>
        <Tabs
          label="Articles by status"
          tabs={tabs.map((tab) => (tab.id === 'waiting' ? { ...tab, count: queues?.articles ?? null } : tab))}
        />
        <PagedTable
          list={list}
          caption="Articles"
          columns={columns}
          more="More articles"
          rowKey={({ id }) => id}
          empty={nothing[status]}
        />
      </Stack>
    </>
  )
}
