import { t } from '@sojourn/contract/words/t'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { useTab } from '../../ui/list/tabs.tsx'
import type { ArticleList } from './article-queries.ts'
import { MyArticles, tabs } from './my-articles.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('My Articles'))

export default function ArticlesPage() {
  const tab = useTab(tabs) as ArticleList
  return <MyArticles list={tab} />
}
