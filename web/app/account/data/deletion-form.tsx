import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { deletionQuery } from '../../session/account-queries.ts'
import { useOwnAccount } from '../../session/own-account.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import css from './deletion-panel.module.css'

const WORD = 'DELETE'

/** A word typed by hand, so that nobody leaves by a slip. */
export function DeletionForm({ onDone }: { onDone: () => void }) {
  const [typed, setTyped] = useState('')
  const { account, refresh } = useOwnAccount()
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
      <p>
        {t(
          'Your account is deleted in 14 days. To keep it, sign in before then and select “Keep my account”.',
        )}{' '}
        {account.role === 'consultant' && t('As soon as you ask, clients can no longer find or hire you.')}
      </p>
      <TextInput
        label={t('Type {word} to confirm', { word: WORD })}
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
          {t('Keep my account')}
        </Button>
        <Button variant="danger" type="submit" busy={action.busy} disabled={typed.trim() !== WORD}>
          {t('Delete my account')}
        </Button>
      </div>
    </form>
  )
}
