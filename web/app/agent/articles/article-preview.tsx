import { formatDay } from '@sojourn/contract/dates/format-day'
import type { OwnArticle } from '@sojourn/contract/talk/own-articles'
import { t } from '@sojourn/contract/words/t'
import { useAccount } from '../../session/use-account.ts'
import { sizeText } from '../../ui/file/file-rules.ts'
import { Avatar } from '../../ui/text/avatar.tsx'
import { Card } from '../../ui/text/card.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Prose } from '../../ui/text/prose.tsx'
import { categoryName } from '../../words/category-names.ts'
import css from './article-preview.module.css'
import type { Written } from './written.ts'

interface Props {
  article: OwnArticle
  written: Written
}

/** An article as its readers see it: the order and the look of its public page. The words are those the server cleaned. */
export function ArticlePreview({ article, written }: Props) {
  const { uuid, fullname, profile_picture } = useAccount()
  return (
    <article className={css.page}>
      <header className={css.head}>
        <div className={css.words}>
          {written.category && <p className={css.category}>{categoryName(written.category)}</p>}
          <h1 className={css.title} dir="auto">
            {written.title || t('Untitled article')}
          </h1>
          <p className={css.facts}>
            <b>{fullname}</b>
            <span>{formatDay(article.published_at ?? article.updated_at)}</span>
            <span>{t('{count} min read', { count: article.reading_minutes })}</span>
          </p>
        </div>
        {article.image && <img className={css.cover} src={article.image} alt="" width={1600} height={900} />}
      </header>
      <div className={css.columns}>
        <div className={css.text}>
          <Prose html={article.description} />
          {article.attachments.length > 0 && (
            <section className={css.files} aria-labelledby="preview-files">
              <h2 id="preview-files">{t('Files to download')}</h2>
              <ul>
                {article.attachments.map(({ id, name, size }) => (
                  <li key={id}>
                    <Icon name="download" size="s" /> <span>{name}</span>{' '}
                    <small>
                      <bdi>{sizeText(size)}</bdi>
                    </small>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <div className={css.side}>
          <Card className={css.author}>
            <Avatar id={uuid} name={fullname} picture={profile_picture} size="l" />
            <p>
              <small>{t('Written by')}</small> <b>{fullname}</b>
            </p>
          </Card>
          {article.services.length > 0 && (
            <ul className={css.services} aria-label={t('Services that readers can hire')}>
              {article.services.map(({ id, title, country }) => (
                <Card as="li" key={id} padding="s">
                  <b dir="auto">{title}</b>
                  <small>{country}</small>
                </Card>
              ))}
            </ul>
          )}
        </div>
      </div>
    </article>
  )
}
