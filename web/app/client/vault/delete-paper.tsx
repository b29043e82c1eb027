import type { VaultPaper } from '@sojourn/contract/work/vault'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { vaultChanged } from '../../queries/vault-queries.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'

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
      toast.success(`${name} is deleted.`)
      await vaultChanged(queries)
    })

  return (
    <>
      <Button variant="quiet" size="s" icon="trash" onClick={() => setOpen(true)}>
        Delete<span data-hidden> {name}</span>
      </Button>
      <ConfirmModal
        open={isOpen}
        title={`Delete ${name}?`}
        confirm="Delete paper"
        danger
        onConfirm={remove}
        onClose={() => setOpen(false)}
      >
        <p>
          {versions.length === 1
            ? 'Its file is erased from your vault. '
            : `All ${versions.length} versions are erased from your vault. `}
          {running === 0
            ? 'No agent can open a copy of it now.'
            : `${running === 1 ? 'One copy in an order stays' : `${running} copies in orders stay`} where you handed it over: the agent can open it until the order ends, and longer if it was filed with the authority.`}
        </p>
      </ConfirmModal>
    </>
  )
}
