import { useQuery } from '@tanstack/react-query'
import css from '../../case/files/case-files.module.css'
import { Panel } from '../../layouts/own/panel.tsx'
import { ConflictDocument } from './conflict-document.tsx'
import { conflictDocumentsQuery } from './conflict-queries.ts'

/** The one who has the conflict opens it, and the owner sees that. */
export function ConflictDocuments({ id, isOwn }: { id: string; isOwn: boolean }) {
  const { data } = useQuery(conflictDocumentsQuery(id))
  if (!data || data.length === 0) return null
  return (
    <Panel
      title="Documents and evidence"
      intro={
        isOwn
          ? 'The owner sees when you open one. The audit log keeps it too.'
          : 'Claim the conflict to open them.'
      }
    >
      <ul className={css.files}>
        {data.map((file) => (
          <ConflictDocument key={file.id} conflict={id} file={file} isOwn={isOwn} />
        ))}
      </ul>
    </Panel>
  )
}
