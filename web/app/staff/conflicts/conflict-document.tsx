import type { StaffDocument } from '@sojourn/contract/work/case-files'
import { PreviewButton } from '../../case/documents/preview-button.tsx'
import css from '../../case/files/case-files.module.css'
import { InstantText } from '../../ui/date/time-text.tsx'
import { sizeText } from '../../ui/file/file-rules.ts'

const SIDES = { client: 'client', agent: 'agent' }

/** One paper of a conflict: what it is, from whom, and the way to open it. */
export const ConflictDocument = ({
  conflict,
  file,
  isOwn,
}: {
  conflict: string
  file: StaffDocument
  isOwn: boolean
}) => (
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
