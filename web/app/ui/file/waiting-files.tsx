import { FileRow } from './file-row.tsx'
import type { useUploads } from './use-uploads.ts'
import css from './waiting-files.module.css'

type Props = Pick<ReturnType<typeof useUploads>, 'queue' | 'retry' | 'remove'>

/** The files that are on their way, or could not be sent. */
export const WaitingFiles = ({ queue, retry, remove }: Props) => (
  <ul className={css.queue}>
    {queue
      .filter(({ state }) => state.kind !== 'done')
      .map((queued) => (
        <FileRow
          key={queued.id}
          {...queued}
          onRetry={() => retry(queued.id, queued.file)}
          onRemove={() => remove(queued.id)}
        />
      ))}
  </ul>
)
