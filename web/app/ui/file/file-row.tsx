import { t } from '@sojourn/contract/words/t'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import styles from './file-drop.module.css'
import { FilePreview } from './file-preview.tsx'
import { FileProgress } from './file-progress.tsx'
import { sizeText } from './file-rules.ts'
import type { QueuedFile } from './queued-file.ts'

interface Props extends QueuedFile {
  onRetry: () => void
  onRemove: () => void
}

/** One file on its way: its picture, how far it is, and what can be done about it. */
export function FileRow({ file, state, onRetry, onRemove }: Props) {
  return (
    <li className={styles.file} data-state={state.kind}>
      <FilePreview file={file} />
      <div className={styles.about}>
        <span className={styles.name}>{file.name}</span>
        <FileProgress file={file} state={state} />
        <span className={styles.size} data-figures>
          {state.kind === 'sending'
            ? t('{percent}% of {size}', {
                percent: Math.round(state.share * 100),
                size: sizeText(file.size),
              })
            : sizeText(file.size)}
        </span>
      </div>
      {state.kind === 'failed' && state.canRetry && (
        <Button variant="quiet" size="s" icon="refresh" onClick={onRetry}>
          {t('Retry')}
        </Button>
      )}
      <IconButton
        icon={state.kind === 'done' ? 'trash' : 'close'}
        label={
          state.kind === 'sending'
            ? t('Cancel {item}', { item: file.name })
            : t('Remove {item}', { item: file.name })
        }
        onClick={onRemove}
      />
    </li>
  )
}
