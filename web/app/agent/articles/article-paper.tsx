import type { OwnArticle } from '@sojourn/contract/talk/own-articles'
import { useRef } from 'react'
import css from './article-form.module.css'
import { titleOf } from './article-line.tsx'
import { CoverField } from './cover-field.tsx'
import { TitleField } from './title-field.tsx'
import type { useSavedArticle } from './use-saved-article.ts'
import { WordsField } from './words-field.tsx'

interface Props {
  article: OwnArticle
  saved: ReturnType<typeof useSavedArticle>
  errorOf: (field: string) => string | undefined
}

/** Cover, title and words, where readers will find them. */
export function ArticlePaper({ article, saved: { written, change, round, take }, errorOf }: Props) {
  const paper = useRef<HTMLDivElement>(null)
  return (
    <div ref={paper} className={css.paper}>
      <h1 data-hidden>
        <bdi>{titleOf(written)}</bdi>
      </h1>
      <CoverField article={article} error={errorOf('cover')} onSaved={take} />
      <TitleField
        title={written.title}
        error={errorOf('title')}
        onChange={(title) => change({ title })}
        onEnd={() => paper.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus()}
      />
      <WordsField
        key={round}
        article={article}
        html={written.description}
        error={errorOf('description')}
        onChange={(description) => change({ description })}
      />
    </div>
  )
}
