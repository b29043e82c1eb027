import { formatDay } from '@sojourn/contract/dates/format-day'
import type { AgentProfile } from '@sojourn/contract/supply/agents'
import type { Article, ArticleCard as Card } from '@sojourn/contract/talk/articles'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import { ReportButton } from '../../find/reports/report-button.tsx'
import { Crumbs } from '../../layouts/page/crumbs.tsx'
import layout from '../../layouts/page/layout.module.css'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { articleData, breadcrumbs } from '../../layouts/page/structured-data.ts'
import { paths } from '../../paths/paths.ts'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import type { Route } from './+types/article-page'
import { ArticleCard } from './article-card.tsx'
import css from './article-page.module.css'
import { articleTrail } from './article-trail.ts'
import { AuthorCard } from './author-card.tsx'
import { AuthorServices } from './author-services.tsx'
import { CoverArt } from './cover-art.tsx'
import { cutExcerpt } from './excerpt.ts'
import { Prose } from './prose.tsx'

const MORE = 3

const load = (async (api, { params }) => {
  const { name: id, slug } = params as { name: string; slug: string }
  const [{ data: article }, { data: author }] = await Promise.all([
    api('GET /consultants/{id}/articles/{slug}', { params: { id, slug } }),
    api('GET /consultants/{id}', { params: { id } }),
  ])
  const others = await api('GET /articles', { query: { author: author.uuid, limit: MORE + 1 } })
  return { article, author, more: others.data.items.filter(({ id }) => id !== article.id).slice(0, MORE) }
}) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return []
  const { article } = args.loaderData
  const excerpt = cutExcerpt(article.excerpt, 'custom')
  return pageMeta(args, {
    title: article.title,
    description: excerpt,
    image: article.image,
    type: 'article',
    path: paths.article(article.author.uuid, article.slug),
    about: (origin) => [
      articleData(origin, { ...article, excerpt }),
      breadcrumbs(origin, articleTrail(article)),
    ],
  })
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />
}

interface Props {
  article: Article
  author: AgentProfile
  more: Card[]
}

const ArticlePage = ({ article, author, more }: Props) => (
  <div className={layout.page}>
    <Crumbs trail={articleTrail(article)} />
    <article className={css.article}>
      <header className={css.head}>
        <div className={css.words}>
          <p className={css.category}>{article.category}</p>
          <h1>{article.title}</h1>
          <p className={css.facts}>
            <Link to={paths.agent(author.username)}>{author.name}</Link>
            <time dateTime={article.date}>{formatDay(article.date)}</time>
            <span>{article.reading_minutes} min read</span>
            <span>
              <Icon name="heart" size="s" /> {article.likes}
              <span data-hidden> {article.likes === 1 ? 'like' : 'likes'}</span>
            </span>
          </p>
        </div>
        <div className={css.cover}>
          {article.image ? (
            <img src={article.image} alt="" width={800} height={450} />
          ) : (
            <CoverArt category={article.category} slug={article.slug} />
          )}
        </div>
      </header>
      <div className={css.columns}>
        <div>
          <Prose html={article.description} />
          <div className={css.foot}>
            <ReportButton kind="article" id={article.id} of={article.title} />
          </div>
        </div>
        <div className={css.side}>
          <AuthorCard author={author} />
          {author.services.length > 0 && <AuthorServices author={author} />}
        </div>
      </div>
    </article>
    {more.length > 0 && (
      <section className={layout.section} aria-labelledby="more">
        <h2 id="more">More by {author.name}</h2>
        <ul className={css.more}>
          {more.map((other) => (
            <ArticleCard key={other.id} article={other} as="li" excerpt="custom" />
          ))}
        </ul>
      </section>
    )}
  </div>
)
