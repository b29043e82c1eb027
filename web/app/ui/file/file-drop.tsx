import type { FileRule } from '@sojourn/contract/calls/file'
import { t } from '@sojourn/contract/words/t'
import { type ClipboardEvent, useRef } from 'react'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { Field, type FieldProps } from '../form/field.tsx'
import { classes } from '../text/classes.ts'
import { Icon } from '../text/icon.tsx'
import { Said } from '../text/said.tsx'
import { CutNote } from './cut-note.tsx'
import styles from './file-drop.module.css'
import { FileRow } from './file-row.tsx'
import { acceptOf, ruleText } from './file-rules.ts'
import type { Upload } from './upload-file.ts'
import { useDrop } from './use-drop.ts'
import { useUploads } from './use-uploads.ts'

interface Props<Reply> extends FieldProps {
  rule: FileRule
  /** Sends one file; `uploadTo('/path')` makes one. */
  upload: Upload<Reply>
  multiple?: boolean
  onUploaded?: (reply: Reply, file: File) => void
  onRemoved?: (file: File) => void
  /** A file without it stands here once it has arrived; false takes it away. */
  keepsDone?: (file: File) => boolean
}

/** Files are dragged here, chosen, pasted or photographed. Without script it is the browser's own file input. */
export function FileDrop<Reply>(props: Props<Reply>) {
  const { label, name, help, error, required, unmarked, hideLabel, className } = props
  const { rule, upload, multiple = false } = props
  const { queue, said, choose, remove, retry } = useUploads({
    rule,
    upload,
    multiple,
    onUploaded: props.onUploaded,
  })
  const { keepsDone = () => true } = props
  const shown = queue.filter(({ state, file }) => state.kind !== 'done' || keepsDone(file))
  const isReady = useHydrated()
  const zone = useRef<HTMLDivElement>(null)
  const takesPictures = Object.values(rule.types).some((type) => type.startsWith('image/'))

  const { isOver, drop } = useDrop(choose)

  function onPaste(event: ClipboardEvent) {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    choose([...event.clipboardData.files])
  }

  const picker = {
    type: 'file',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      choose([...(currentTarget.files ?? [])])
      // The same file can then be chosen again.
      currentTarget.value = ''
    },
  } as const

  return (
    <Field {...{ label, name, help, error, required, unmarked, hideLabel, className }}>
      {({ id, name: field, required: needed, ...control }) => (
        <div className={styles.whole} {...(isReady && { ...drop, onPaste })}>
          <div ref={zone} className={classes(styles.zone, isOver && styles.over)}>
            <Icon name="upload" size="l" className={styles.icon} />
            <ZoneWords id={`${id}-rules`} rule={rule} multiple={multiple} />
            <input
              {...picker}
              {...control}
              aria-describedby={classes(`${id}-rules`, control['aria-describedby'])}
              id={id}
              name={isReady ? undefined : field}
              required={needed && queue.length === 0}
              multiple={multiple}
              accept={acceptOf(rule)}
              className={styles.input}
            />
          </div>
          {isReady && takesPictures && (
            <label className={styles.camera}>
              <Icon name="camera" />
              {t('Take a photo')}
              <input {...picker} accept="image/*" capture="environment" className={styles.input} />
            </label>
          )}
          {queue.length === 0 && <CutNote path={upload.path} />}
          {shown.length > 0 && (
            <ul className={styles.files}>
              {shown.map((queued) => (
                <FileRow
                  key={queued.id}
                  {...queued}
                  onRetry={() => retry(queued.id, queued.file)}
                  onRemove={() => {
                    remove(queued.id)
                    if (queued.state.kind === 'done') props.onRemoved?.(queued.file)
                    zone.current?.querySelector('input')?.focus()
                  }}
                />
              ))}
            </ul>
          )}
          <Said>{said}</Said>
        </div>
      )}
    </Field>
  )
}

const ZoneWords = ({ id, rule, multiple }: { id: string; rule: FileRule; multiple: boolean }) => (
  <p id={id} className={styles.words}>
    <span className={styles.choose}>{multiple ? t('Choose files') : t('Choose a file')}</span>
    <span className={styles.mouse}> {multiple ? t('or drag them here') : t('or drag it here')}</span>
    <span className={styles.rules}>{ruleText(rule)}</span>
  </p>
)
