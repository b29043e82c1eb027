import { paths } from '@sojourn/contract/paths/paths'
import type { ArticleAuthor } from '@sojourn/contract/talk/articles'
import { t } from '@sojourn/contract/words/t'
import { Seal } from '../../ui/mark/seal.tsx'
import { Stars } from '../../ui/mark/stars.tsx'
import { Avatar } from '../../ui/text/avatar.tsx'
import { Card, CardLink } from '../../ui/text/card.tsx'
import css from './author-card.module.css'

export const AuthorCard = ({ author }: { author: ArticleAuthor }) => (
  <Card as="section" className={css.card}>
    <div className={css.who}>
      <Avatar id={author.uuid} name={author.name} picture={author.profile_picture} size="l" />
      <div>
        <p className={css.by}>{t('Written by')}</p>
        <h2>
          {author.listed ? <CardLink to={paths.agent(author.username)}>{author.name}</CardLink> : author.name}{' '}
          {author.verified && <Seal kind="verified" />}
        </h2>
        <Stars rating={author.rating} {...(author.review_count > 0 && { count: author.review_count })} />
      </div>
    </div>
    {author.headline && <p dir="auto">{author.headline}</p>}
  </Card>
)
