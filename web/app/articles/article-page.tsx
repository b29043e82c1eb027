import type { AgentProfile } from '@sojourn/contract/agents'
import { formatDay } from '@sojourn/contract/format-day'
import type { Article, ArticleCard as Card } from '@sojourn/contract/showcase'
import { Crumbs } from '../pages/crumbs.tsx'
import layout from '../pages/layout.module.css'
import { paths } from '../paths.ts'
import { ReportButton } from '../reports/report-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { ArticleCard } from './article-card.tsx'
import css from './article-page.module.css'
import { articleTrail } from './article-trail.ts'
import { AuthorCard } from './author-card.tsx'
import { AuthorServices } from './author-services.tsx'
import { CoverArt } from './cover-art.tsx'
import { Prose } from './prose.tsx'

interface Props {
  article: Article
  author: AgentProfile
  more: Card[]
}

export const ArticlePage = ({ article, author, more }: Props) => (
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
