import type { OwnArticle } from '@sojourn/contract/talk/own-articles'
import { useAccount } from '../../session/use-account.ts'
import { Card } from '../../ui/text/card.tsx'
import { Prose } from '../../ui/text/prose.tsx'
import css from './article-preview.module.css'
import type { Written } from './written.ts'

interface Props {
  article: OwnArticle
  written: Written
}

/** An article as its readers see it. The words are those that were saved: cleaned by the server. */
export function ArticlePreview({ article, written }: Props) {
  const { fullname } = useAccount()
  return (
    <Card className={css.page}>
      {written.category && <p className={css.category}>{written.category}</p>}
      <h2 className={css.title} dir="auto">
        {written.title || 'Untitled article'}
      </h2>
      <p className={css.facts}>
        <span>{fullname}</span>
        <span>{article.reading_minutes} min read</span>
      </p>
      {article.image && <img className={css.cover} src={article.image} alt="" width={1600} height={900} />}
      <Prose html={article.description} />
      {article.attachments.length > 0 && (
        <ul className={css.files}>
          {article.attachments.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}
