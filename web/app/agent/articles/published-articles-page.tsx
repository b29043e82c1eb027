import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { ArticleList } from './article-list.tsx'
import { ArticlesHead } from './articles-head.tsx'
import { WriteArticle } from './write-article.tsx'

export const meta = () => ownPageMeta('Published articles')

/** What readers see of an agent. */
export default function PublishedArticlesPage() {
  return (
    <>
      <ArticlesHead />
      <ArticleList
        list="published"
        empty={
          <Empty action={<WriteArticle variant="secondary" />}>Your published articles are shown here.</Empty>
        }
      />
    </>
  )
}
