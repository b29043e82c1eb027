import { formatDay } from '@sojourn/contract/dates/format-day'
import { paths } from '@sojourn/contract/paths/paths'
import type { Article } from '@sojourn/contract/talk/articles'
import { t } from '@sojourn/contract/words/t'
import { redirect } from 'react-router'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import { FavouriteButton } from '../../find/favourites/favourite-button.tsx'
import { LikeButton } from '../../find/profile/like-button.tsx'
import { ShareButton } from '../../find/profile/share-button.tsx'
import { ReportButton } from '../../find/reports/report-button.tsx'
import { Crumbs } from '../../layouts/page/crumbs.tsx'
import layout from '../../layouts/page/layout.module.css'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { articleData, breadcrumbs } from '../../layouts/page/structured-data.ts'
import { sizeText } from '../../ui/file/file-rules.ts'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { Prose } from '../../ui/text/prose.tsx'
import { categoryName } from '../../words/category-names.ts'
import { cutExcerpt } from '../../words/excerpt.ts'
import type { Route } from './+types/article-page'
import { ArticleCard } from './article-card.tsx'
import css from './article-page.module.css'
import { articleTrail } from './article-trail.ts'
import { AuthorCard } from './author-card.tsx'
import { AuthorServices } from './author-services.tsx'
import { CoverArt } from './cover-art.tsx'
import { ArticleError } from './gone.tsx'

const load = (async (api, { params, url }) => {
  const { name: id, slug } = params as { name: string; slug: string }
  const { data: article } = await api('GET /consultants/{id}/articles/{slug}', { params: { id, slug } })
  // An address it had before leads to the one it has.
  if (article.slug !== slug) throw redirect(paths.article(id, article.slug) + url.search, 301)
  return { article }
}) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return []
  const { article } = args.loaderData
  const { author } = article
  const excerpt = cutExcerpt(article.excerpt, 'custom')
  return pageMeta(args, {
    title: article.title,
    description: excerpt,
    image: article.share_image,
    type: 'article',
    path: paths.article(author.uuid, article.slug),
    ...(import.meta.env.SSR && {
      feed: { path: `/${author.uuid}/articles.atom`, title: t('Articles by {name}', { name: author.name }) },
    }),
    about: (origin) => [
      articleData(origin, { ...article, excerpt }),
      breadcrumbs(origin, articleTrail(article)),
    ],
  })
}

/** All of it is translated; the article is in the language of who wrote it. */
export const handle = true

export const ErrorBoundary = ArticleError

export default function Page({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />
}

const ArticlePage = ({ article }: { article: Article }) => (
  <div className={layout.page}>
    <Crumbs trail={articleTrail(article)} />
    <article className={css.article}>
      <ArticleHead article={article} />
      <div className={css.columns}>
        <div>
          <Prose html={article.description} />
          {article.attachments.length > 0 && <Attachments of={article} />}
          <div className={css.foot}>
            <ReportButton kind="article" id={article.id} of={article.title} />
          </div>
        </div>
        <div className={css.side}>
          <AuthorCard author={article.author} />
          {article.services.length > 0 && <AuthorServices article={article} />}
        </div>
      </div>
    </article>
    {article.related.length > 0 && (
      <section className={layout.section} aria-labelledby="more">
        <h2 id="more">{t('Read next')}</h2>
        <ul className={css.more}>
          {article.related.map((other) => (
            <ArticleCard key={other.id} article={other} as="li" excerpt="custom" />
          ))}
        </ul>
      </section>
    )}
  </div>
)

const ArticleHead = ({ article }: { article: Article }) => (
  <header className={css.head}>
    <div className={css.words}>
      <p className={css.category}>
        <Link to={paths.articles({ category: article.category })}>{categoryName(article.category)}</Link>
      </p>
      <h1 dir="auto">{article.title}</h1>
      <p className={css.facts}>
        <AuthorName author={article.author} />
        <time dateTime={article.date}>{formatDay(article.date)}</time>
        <span>{t('{count} min read', { count: article.reading_minutes })}</span>
      </p>
      <div className={css.actions}>
        <LikeButton
          key={article.id}
          kind="article"
          id={article.id}
          owner={article.author.uuid}
          name={article.title}
          likes={article.likes}
          liked={article.like_id !== null}
        />
        <FavouriteButton kind="article" of={{ uuid: article.id, name: article.title }} />
        <ShareButton title={article.title} path={paths.article(article.author.uuid, article.slug)} />
      </div>
    </div>
    <div className={css.cover}>
      {article.image ? (
        <img src={article.image} alt="" width={800} height={450} fetchPriority="high" />
      ) : (
        <CoverArt category={article.category} slug={article.slug} />
      )}
    </div>
  </header>
)

const Attachments = ({ of: { id, attachments } }: { of: Article }) => (
  <section className={css.files} aria-labelledby="files">
    <h2 id="files">{t('Files to download')}</h2>
    <ul>
      {attachments.map((file) => (
        <li key={file.id}>
          <a href={`/api/articles/${id}/attachments/${file.id}`} download={file.name}>
            <Icon name="download" size="s" /> <bdi>{file.name}</bdi>
          </a>
          <small data-figures>
            <bdi>{sizeText(file.size)}</bdi>
          </small>
        </li>
      ))}
    </ul>
  </section>
)

/** An author who lost the badge has no profile to lead to. */
const AuthorName = ({ author: { listed, username, name } }: Pick<Article, 'author'>) =>
  listed ? <Link to={paths.agent(username)}>{name}</Link> : <b>{name}</b>
