import { t } from '@sojourn/contract/words/t'
import { Progress } from '../feedback/progress.tsx'
import { Icon } from '../text/icon.tsx'
import styles from './file-drop.module.css'
import type { QueuedFile } from './queued-file.ts'
import { WAITS } from './use-uploads.ts'

/** How far a file is, or why it was not taken. */
export const FileProgress = ({ file, state }: Pick<QueuedFile, 'file' | 'state'>) => (
  <>
    {state.kind === 'sending' && (
      <Progress label={t('Uploading {file}', { file: file.name })} value={state.share} hideLabel />
    )}
    {state.kind === 'sending' && state.isWaiting && <span className={styles.waits}>{WAITS}</span>}
    {state.kind === 'failed' && (
      <span className={styles.failed}>
        <Icon name="error" size="s" />
        {state.message}
      </span>
    )}
    {state.kind === 'done' && (
      <span className={styles.done}>
        <Icon name="check" size="s" />
        {t('Uploaded')}
      </span>
    )}
  </>
)
