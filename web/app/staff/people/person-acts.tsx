import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { under } from '../../api/call-query.ts'
import { personQuery } from '../../queries/staff-queries.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import css from './person-page.module.css'
import type { Person } from './person-page.tsx'
import { SuspendModal } from './suspend-modal.tsx'

/** Each is asked about first. */
export function PersonActs({ person }: { person: Person }) {
  const { fullname } = person
  const [asked, ask] = useState<'suspend' | 'lift' | 'sign_out' | null>(null)
  const { lift, signOut, done } = usePersonActs(person, () => ask(null))

  return (
    <div className={css.acts}>
      {person.suspension ? (
        <Button variant="secondary" icon="check" onClick={() => ask('lift')}>
          Lift suspension
        </Button>
      ) : (
        <Button variant="danger" onClick={() => ask('suspend')}>
          Suspend
        </Button>
      )}
      <Button variant="secondary" icon="logout" onClick={() => ask('sign_out')}>
        Sign out everywhere
      </Button>
      <SuspendModal
        person={person}
        open={asked === 'suspend'}
        onClose={() => ask(null)}
        onDone={(now) => done(`${fullname} is suspended`, now)}
      />
      <ConfirmModal
        open={asked === 'lift'}
        title={`Lift the suspension of ${fullname}?`}
        confirm="Lift"
        onConfirm={lift}
        onClose={() => ask(null)}
      >
        They can use their account again. We tell them by email.
      </ConfirmModal>
      <ConfirmModal
        open={asked === 'sign_out'}
        title={`Sign ${fullname} out everywhere?`}
        confirm="Sign out"
        onConfirm={signOut}
        onClose={() => ask(null)}
      >
        Use this if someone else may have access. They can sign in again immediately.
      </ConfirmModal>
    </div>
  )
}

function usePersonActs({ uuid: id, fullname }: Person, onDone: () => void) {
  const queries = useQueryClient()
  const { run } = useAction()

  async function done(sentence: string, now?: Person) {
    onDone()
    toast.success(sentence)
    if (now) queries.setQueryData(personQuery(id).queryKey, now)
    await queries.invalidateQueries(under('/staff'))
  }

  const lift = () =>
    run(async () => {
      const { data } = await browserApi('DELETE /staff/people/{id}/suspension', { params: { id } })
      await done(`${fullname} is no longer suspended`, data)
    })

  const signOut = () =>
    run(async () => {
      await browserApi('DELETE /staff/people/{id}/sessions', { params: { id } })
      await done(`${fullname} is signed out everywhere`)
    })

  return { lift, signOut, done }
}
