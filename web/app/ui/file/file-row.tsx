import { useEffect, useState } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Progress } from '../feedback/progress.tsx'
import { Icon } from '../text/icon.tsx'
import styles from './file-drop.module.css'
import type { QueuedFile } from './file-queue.ts'
import { isPicture, sizeText } from './file-rules.ts'
import { WAITS } from './use-uploads.ts'

interface Props extends QueuedFile {
  onRetry: () => void
  onRemove: () => void
}

/** One file on its way: its picture, how far it is, and what can be done about it. */
export function FileRow({ file, state, onRetry, onRemove }: Props) {
  return (
    <li className={styles.file} data-state={state.kind}>
      <Preview file={file} />
      <div className={styles.about}>
        <span className={styles.name}>{file.name}</span>
        {state.kind === 'sending' && (
          <Progress label={`Uploading ${file.name}`} value={state.share} hideLabel />
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
            Uploaded
          </span>
        )}
        <span className={styles.size} data-figures>
          {state.kind === 'sending' && `${Math.round(state.share * 100)} % of `}
          {sizeText(file.size)}
        </span>
      </div>
      {state.kind === 'failed' && state.canRetry && (
        <Button variant="quiet" size="s" icon="refresh" onClick={onRetry}>
          Retry
        </Button>
      )}
      <IconButton
        icon={state.kind === 'done' ? 'trash' : 'close'}
        label={`${state.kind === 'sending' ? 'Cancel' : 'Remove'} ${file.name}`}
        onClick={onRemove}
      />
    </li>
  )
}

function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>()

  useEffect(() => {
    if (!isPicture(file)) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  return (
    <span className={styles.preview}>
      {url ? <img src={url} alt={`Preview of ${file.name}`} /> : <Icon name="document" />}
    </span>
  )
}
