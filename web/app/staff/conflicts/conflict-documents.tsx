import type { StaffDocument } from '@sojourn/contract/work/case-files'
import { useQuery } from '@tanstack/react-query'
import { PreviewButton } from '../../case/documents/preview-button.tsx'
import css from '../../case/files/case-files.module.css'
import { Panel } from '../../layouts/own/panel.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { sizeText } from '../../ui/file/file-rules.ts'
import { conflictDocumentsQuery } from './conflict-queries.ts'

/** What both sides handed over; whoever has the conflict opens it, and the owner sees that. */
export function ConflictDocuments({ id, isOwn }: { id: string; isOwn: boolean }) {
  const { data } = useQuery(conflictDocumentsQuery(id))
  if (!data || data.length === 0) return null
  return (
    <Panel
      title="Documents and evidence"
      intro={
        isOwn
          ? 'The owner sees when you open one. The audit log keeps it too.'
          : 'Take the conflict to open them.'
      }
    >
      <ul className={css.files}>
        {data.map((file) => (
          <Line key={file.id} conflict={id} file={file} isOwn={isOwn} />
        ))}
      </ul>
    </Panel>
  )
}

const SIDES = { client: 'client', agent: 'agent' }

const Line = ({ conflict, file, isOwn }: { conflict: string; file: StaffDocument; isOwn: boolean }) => (
  <li>
    <span className={css.file}>
      <span>{file.name}</span>
      <small>
        {file.file_name}, from the {SIDES[file.by]}, {sizeText(file.size)},{' '}
        <InstantText value={file.created_at.date} />
      </small>
    </span>
    {isOwn && file.may_open && (
      <PreviewButton
        path={`/staff/conflicts/${conflict}/documents/${file.id}/download`}
        version={file}
        document={file.name}
        orDownload
      />
    )}
  </li>
)
