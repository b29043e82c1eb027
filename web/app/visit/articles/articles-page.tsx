import type { ArticleCard as Article } from '@sojourn/contract/talk/articles'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { breadcrumbs } from '../../layouts/page/structured-data.ts'
import { paths } from '../../paths/paths.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import type { Route } from './+types/articles-page'
import { ArticleCard } from './article-card.tsx'
import css from './articles-page.module.css'

const PAGE = 9

const load = (async (api, { url }) => {
  const cursor = url.searchParams.get('cursor') || undefined
  const { data } = await api('GET /articles', { query: { limit: PAGE, cursor } })
  return { articles: data.items, nextCursor: data.pagination.next_cursor }
}) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Articles',
    description:
      'Visa agents on documents, proof of funds, interviews, refusals, families and timelines, from their own cases.',
    about: (origin) => [breadcrumbs(origin, [{ name: 'Articles', path: paths.articles() }])],
  })

export default function Articles({ loaderData }: Route.ComponentProps) {
  return <ArticlesPage {...loaderData} />
}

interface Props {
  articles: Article[]
  nextCursor: string | null
}

/** What agents write, the newest first. */
const ArticlesPage = ({ articles, nextCursor }: Props) => (
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
