import type { ArticleCard as Article } from '@sojourn/contract/showcase'
import layout from '../pages/layout.module.css'
import { PageHead } from '../pages/page-head.tsx'
import { paths } from '../paths.ts'
import { Empty } from '../ui/empty.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { ArticleCard } from './article-card.tsx'
import css from './articles-page.module.css'

interface Props {
  articles: Article[]
  nextCursor: string | null
}

/** What agents write, the newest first. */
export const ArticlesPage = ({ articles, nextCursor }: Props) => (
  <div className={layout.page}>
    <PageHead
      title="Articles"
      lead="Agents write down what they explain every week: papers, money, interviews, refusals, and the things nobody tells you."
    />
    {articles.length > 0 ? (
      <>
        <ul className={css.grid}>
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} as="li" heading="h2" />
          ))}
        </ul>
        <div className={css.pages}>
          <Pagination label="More articles" nextCursor={nextCursor} />
        </div>
      </>
    ) : (
      <Empty
        action={
          <LinkButton to={paths.articles()} variant="secondary">
            Go to the newest articles
          </LinkButton>
        }
      >
        There are no more articles.
      </Empty>
    )}
  </div>
)
