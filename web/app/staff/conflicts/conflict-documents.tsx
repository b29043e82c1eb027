import type { StaffConflict } from '@sojourn/contract/desk/staff-conflicts'
import { useQuery } from '@tanstack/react-query'
import css from '../../case/files/case-files.module.css'
import { Panel } from '../../layouts/own/panel.tsx'
import { ConflictDocument } from './conflict-document.tsx'
import { conflictDocumentsQuery } from './conflict-queries.ts'

/** The one who has the conflict opens it, and the owner sees that. */
export function ConflictDocuments({ of }: { of: StaffConflict }) {
  const { id, claim } = of
  const { data } = useQuery(conflictDocumentsQuery(id))
  if (!data || data.length === 0) return null
  return (
    <Panel title="Documents and evidence" intro={whoOpens(of)}>
      <ul className={css.files}>
        {data.map((file) => (
          <ConflictDocument key={file.id} conflict={id} file={file} isOwn={claim?.is_own === true} />
        ))}
      </ul>
    </Panel>
  )
}

function whoOpens({ stage, claim, closed_to_you, conflict }: StaffConflict) {
  if (claim?.is_own) return 'The owner sees when you open one. The audit log keeps it too.'
  if (stage === 'closed' || stage === 'settling')
    return 'This conflict is over, so our team cannot open them any more.'
  if (conflict.with_bank) return 'Our team can open them once the client’s bank has decided.'
  if (stage === 'direct') return 'Our team can open them once it is asked for help.'
  if (stage === 'decided')
    return conflict.appeal
      ? 'This conflict is decided, so our team cannot open them any more.'
      : 'This conflict is decided. Our team can open them again if a side appeals.'
  if (claim) return `${claim.by.fullname} has this conflict and can open them.`
  return closed_to_you
    ? 'A colleague who claims the conflict can open them.'
    : 'Claim the conflict to open them.'
}
