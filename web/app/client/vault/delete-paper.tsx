import { t } from '@sojourn/contract/words/t'
import type { VaultPaper } from '@sojourn/contract/work/vault'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { vaultChanged } from '../../queries/vault-queries.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { rich } from '../../words/rich.tsx'

/** Asks first, and says what it means for the orders that hold a copy. */
export function DeletePaper({ paper: { uuid, name, versions, given_to } }: { paper: VaultPaper }) {
  const queries = useQueryClient()
  const action = useAction()
  const [isOpen, setOpen] = useState(false)
  const running = given_to.filter(({ is_in_reach }) => is_in_reach).length

  const remove = () =>
    action.run(async () => {
      await browserApi('DELETE /vault/papers/{id}', { params: { id: uuid } })
      setOpen(false)
      toast.success(t('{name} is deleted.', { name }))
      await vaultChanged(queries)
    })

  return (
    <>
      <Button variant="quiet" size="s" icon="trash" onClick={() => setOpen(true)}>
        {rich('Delete<span> {name}</span>', { name, span: (words) => <span data-hidden>{words}</span> })}
      </Button>
      <ConfirmModal
        open={isOpen}
        title={t('Delete {name}?', { name })}
        confirm={t('Delete paper')}
        danger
        onConfirm={remove}
        onClose={() => setOpen(false)}
      >
        <p>
          {versions.length === 1
            ? t('Its file is erased from your vault.')
            : t(
                '{count, plural, one {# version is erased from your vault.} other {All # versions are erased from your vault.}}',
                { count: versions.length },
              )}{' '}
          {running === 0
            ? t('No agent can open a copy of it now.')
            : t(
                '{count, plural, one {One copy in an order stays where you handed it over: the agent can open it until the order ends, and longer if it was filed with the authority.} other {# copies in orders stay where you handed it over: the agent can open it until the order ends, and longer if it was filed with the authority.}}',
                { count: running },
              )}
        </p>
      </ConfirmModal>
    </>
  )
}
