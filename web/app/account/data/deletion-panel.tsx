import type { Blocker } from '@sojourn/contract/people/own-data'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { deletionQuery } from '../../session/account-queries.ts'
import { AskForDeletion } from './ask-for-deletion.tsx'
import { Blockers } from './blockers.tsx'
import css from './deletion-panel.module.css'
import { PendingDeletion } from './pending-deletion.tsx'

/** Deletion is asked for with its own word, waits 14 days and can be taken back. */
export function DeletionPanel() {
  const request = useQuery(deletionQuery)
  return (
    <Loaded query={request}>
      {({ due_at, against }) =>
        due_at ? (
          <PendingDeletion dueAt={due_at} waitsFor={against} />
        ) : against.length > 0 ? (
          <Blocked by={against} />
        ) : (
          <AskForDeletion />
        )
      }
    </Loaded>
  )
}

const Blocked = ({ by }: { by: readonly Blocker[] }) => (
  <div className={css.whole}>
    <p>{t('Your account cannot be deleted yet:')}</p>
    <Blockers of={by} />
  </div>
)
