import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { deletionQuery } from '../../session/account-queries.ts'
import { useOwnAccount } from '../../session/own-account.ts'
import { useAction } from '../../session/use-action.ts'
import { useKeepAccount } from '../../session/use-keep-account.ts'
import { Button } from '../../ui/button/button.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import css from './deletion-panel.module.css'

/** Deletion is asked for with its own word, waits 14 days and can be taken back. */
export function DeletionPanel() {
  const request = useQuery(deletionQuery)
  return (
    <Loaded query={request}>
      {({ due_at, blockers }) =>
        due_at ? <Pending dueAt={due_at} /> : blockers.length > 0 ? <Blocked by={blockers} /> : <Ask />
      }
    </Loaded>
  )
}

function Pending({ dueAt }: { dueAt: string }) {
  const { busy, keepAccount } = useKeepAccount()
  return (
    <div className={css.whole}>
      <p>
        Your account will be deleted on{' '}
        <b>
          <DayText value={dueAt} />
        </b>
        . You can keep using it until then.{' '}
      </p>
      <Button busy={busy} onClick={keepAccount}>
        Keep my account
      </Button>
    </div>
  )
}

const Blocked = ({ by }: { by: readonly string[] }) => (
  <div className={css.whole}>
    <p>Your account cannot be deleted yet:</p>
    <ul className={css.blockers}>
      {by.map((blocker) => (
        <li key={blocker}>{blocker}</li>
      ))}
    </ul>
  </div>
)

function Ask() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.whole}>
      <p>
        We delete your profile, your picture, the details of your goals and your sign-in data. We keep orders,
        payments and receipts without your name and address (your country stays), reviews signed “A former
        client” and, if you are an agent, your name and registration on your clients’ receipts.
      </p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title="Delete your account?">
        {isOpen && <Typed onDone={() => setOpen(false)} />}
      </Modal>
    </div>
  )
}

const WORD = 'DELETE'

/** A word typed by hand, so that nobody leaves by a slip. */
function Typed({ onDone }: { onDone: () => void }) {
  const [typed, setTyped] = useState('')
  const { refresh } = useOwnAccount()
  const queries = useQueryClient()
  const action = useAction()

  async function ask() {
    const done = await action.run(() => browserApi('POST /account/deletion-requests'))
    if (!done) return queries.invalidateQueries(deletionQuery)
    await Promise.all([queries.invalidateQueries(deletionQuery), refresh()])
    onDone()
  }

  return (
    <form
      className={css.whole}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() === WORD && !action.busy) void ask()
      }}
    >
      <p>Your account is deleted in 14 days. To keep it, sign in before then and select “Keep my account”.</p>
      <TextInput
        label={`Type ${WORD} to confirm`}
        className={css.word}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div className={css.ways}>
        <Button variant="secondary" onClick={onDone}>
          Keep my account
        </Button>
        <Button variant="danger" type="submit" busy={action.busy} disabled={typed.trim() !== WORD}>
          Delete my account
        </Button>
      </div>
    </form>
  )
}
