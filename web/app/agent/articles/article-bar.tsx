import type { OwnArticle } from '@sojourn/contract/talk/own-articles'
import { t } from '@sojourn/contract/words/t'
import type { ComponentProps } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { SaveState } from '../../ui/form/save-state.tsx'
import css from './article-bar.module.css'

interface Props {
  article: OwnArticle
  state: ComponentProps<typeof SaveState>['state']
  onRetry: () => void
  isPreview: boolean
  onPreview: () => void
  onSettings: () => void
  onSend: () => void
  isSending: boolean
  mayNotSend: boolean
}

/** The bar stays in sight as the paper is scrolled. */
export const ArticleBar = (props: Props) => (
  <div className={css.bar}>
    <div className={css.state}>
      {/* An article that was opened and not touched is saved. */}
      <SaveState state={props.state === 'untouched' ? 'saved' : props.state} onRetry={props.onRetry} />
    </div>
    <div className={css.acts}>
      <Button variant="quiet" icon="filter" onClick={props.onSettings}>
        <span className={css.word}>{t('Settings')}</span>
      </Button>
      <Button variant="quiet" icon={props.isPreview ? 'edit' : 'eye'} onClick={props.onPreview}>
        <span className={css.word}>{props.isPreview ? t('Write') : t('Preview')}</span>
      </Button>
      <Button busy={props.isSending} disabled={props.mayNotSend} onClick={props.onSend}>
        {sendWords(props.article)}
      </Button>
    </div>
  </div>
)

function sendWords({ trusted, path }: OwnArticle) {
  if (trusted) return path ? t('Publish changes') : t('Publish')
  return path ? t('Send changes') : t('Send for review')
}
