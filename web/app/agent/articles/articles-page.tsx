import { useQuery } from '@tanstack/react-query'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Tabs, useTab } from '../../ui/list/tabs.tsx'
import { ArticleList } from './article-list.tsx'
import { articlesQuery } from './article-queries.ts'
import { ArticlesHead } from './articles-head.tsx'
import { WriteArticle } from './write-article.tsx'

export const meta = () => ownPageMeta('My Articles')

const tabs = [
  { id: 'pending', label: 'Pending' },
  { id: 'draft', label: 'Draft' },
  { id: 'trash', label: 'Trash' },
] as const
type Tab = (typeof tabs)[number]['id']

const words: Record<Tab, string> = {
  pending: 'Articles in review are shown here.',
  draft: 'Drafts are shown here. Only you can see them.',
  trash: 'Deleted articles are kept here for 30 days.',
}

/** What an agent is writing, has sent, and has thrown away. */
export default function ArticlesPage() {
  const tab = useTab(tabs) as Tab
  const { data } = useQuery(articlesQuery({ list: tab }))
  const counts = data && { ...data.counts, draft: data.counts.draft + data.counts.rejected }
  return (
    <>
      <ArticlesHead />
      <Tabs
        label="Articles in progress by status"
        tabs={tabs.map((one) => ({ ...one, count: counts?.[one.id] ?? null }))}
      />
      <ArticleList
        list={tab}
        empty={
          <Empty {...(tab !== 'trash' && { action: <WriteArticle variant="secondary" /> })}>
            {words[tab]}
          </Empty>
        }
      />
    </>
  )
}
