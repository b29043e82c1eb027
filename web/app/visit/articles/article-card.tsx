import { formatDay } from '@sojourn/contract/dates/format-day'
import { paths } from '@sojourn/contract/paths/paths'
import type { ArticleCard as Article } from '@sojourn/contract/talk/articles'
import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { still } from '../../fast-pages/cached-html.tsx'
import { Avatar } from '../../ui/text/avatar.tsx'
import { Card, CardLink } from '../../ui/text/card.tsx'
import { categoryName } from '../../words/category-names.ts'
import { cutExcerpt, type ExcerptLength } from '../../words/excerpt.ts'
import css from './article-card.module.css'
import { CoverArt } from './cover-art.tsx'

interface Props {
  article: Article
  as?: 'li' | 'article'
  heading?: 'h2' | 'h3'
  excerpt?: ExcerptLength
  corner?: ReactNode
}

/** An article at a glance; the whole card leads to it. One with nothing to press but itself is written once. */
export const ArticleCard = (props: Props) => (props.corner ? drawCard(props) : <StillCard {...props} />)

const drawCard = ({ article, as = 'article', heading: Heading = 'h3', excerpt = 'card', corner }: Props) => (
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
        <b>{categoryName(article.category)}</b>
        <span>{t('{count} min read', { count: article.reading_minutes })}</span>
      </p>
      {corner && <div className={css.corner}>{corner}</div>}
      <Heading dir="auto">
        <CardLink to={paths.article(article.author.uuid, article.slug)}>{article.title}</CardLink>
      </Heading>
      <p className={css.excerpt} dir="auto">
        {cutExcerpt(article.excerpt, excerpt)}
      </p>
      <p className={css.author}>
        <Avatar
          id={article.author.uuid}
          name={article.author.name}
          picture={article.author.profile_picture}
          size="s"
        />
        <bdi>{article.author.name}</bdi>
        <time dateTime={article.date}>{formatDay(article.date)}</time>
      </p>
    </div>
  </Card>
)

const StillCard = still(drawCard)
