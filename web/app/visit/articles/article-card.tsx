import { formatDay } from '@sojourn/contract/dates/format-day'
import type { ArticleCard as Article } from '@sojourn/contract/talk/articles'
import { still } from '../../fast-pages/still.tsx'
import { paths } from '../../paths/paths.ts'
import { Avatar } from '../../ui/text/avatar.tsx'
import { Card, CardLink } from '../../ui/text/card.tsx'
import css from './article-card.module.css'
import { CoverArt } from './cover-art.tsx'
import { cutExcerpt, type ExcerptLength } from './excerpt.ts'

interface Props {
  article: Article
  as?: 'li' | 'article'
  heading?: 'h2' | 'h3'
  excerpt?: ExcerptLength
}

/** An article at a glance; the whole card leads to it. */
export const ArticleCard = still(
  ({ article, as = 'article', heading: Heading = 'h3', excerpt = 'card' }: Props) => (
    <Card as={as} padding="none" className={css.card}>
      <div className={css.cover}>
        {article.image ? (
          <img src={article.image} alt="" width={400} height={225} loading="lazy" />
        ) : (
          <CoverArt category={article.category} slug={article.slug} />
        )}
      </div>
      <div className={css.text}>
        <p className={css.about}>
          <b>{article.category}</b>
          <span>{article.reading_minutes} min read</span>
        </p>
        <Heading>
          <CardLink to={paths.article(article.author.uuid, article.slug)}>{article.title}</CardLink>
        </Heading>
        <p className={css.excerpt}>{cutExcerpt(article.excerpt, excerpt)}</p>
        <p className={css.author}>
          <Avatar
            id={article.author.uuid}
            name={article.author.name}
            picture={article.author.profile_picture}
            size="s"
          />
          <span>{article.author.name}</span>
          <time dateTime={article.date}>{formatDay(article.date)}</time>
        </p>
      </div>
    </Card>
  ),
)
