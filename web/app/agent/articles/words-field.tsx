import { MOST_ARTICLE_HTML } from '@sojourn/contract/talk/article-words'
import type { OwnArticle } from '@sojourn/contract/talk/own-articles'
import { t } from '@sojourn/contract/words/t'
import { useEffect, useId } from 'react'
import { useLazy } from '../../fast-pages/use-lazy.ts'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { uploadTo } from '../../ui/file/upload-file.ts'
import { Icon } from '../../ui/text/icon.tsx'
import css from './words-field.module.css'

interface Props {
  article: OwnArticle
  html: string
  error: string | undefined
  onChange: (html: string) => void
}

export interface SentPicture {
  src: string
  width: number
  height: number
}

/** The words of an article; the editor is large and comes with this page alone. */
export function WordsField({ article, html, error, onChange }: Props) {
  const id = useId()
  const { loaded, load } = useLazy(
    () => import('./lazy/text-editor.tsx'),
    () => null,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void load()
  }, [])

  const upload = uploadTo<{ data: SentPicture }>(`/account/consultant/articles/${article.id}/pictures`)
  const share = html.length / MOST_ARTICLE_HTML
  return (
    <div id="words" className={css.field} data-wrong={error ? true : undefined}>
      <span id={id} data-hidden>
        {t('Text')}
      </span>
      {loaded ? (
        <loaded.Part labelledBy={id} html={html} onChange={onChange} upload={upload} />
      ) : (
        <div className={css.bones}>
          <Loading>
            <Skeleton shape="line" />
          </Loading>
        </div>
      )}
      {(error || share > 0.9) && (
        <p
          className={error || share > 1 ? css.error : css.help}
          role={error || share > 1 ? 'alert' : undefined}
        >
          <Icon name="error" size="s" />
          {error ?? t('{percent}% of the maximum length used.', { percent: Math.round(share * 100) })}
        </p>
      )}
    </div>
  )
}
