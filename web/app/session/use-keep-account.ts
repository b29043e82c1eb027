import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../api/browser.ts'
import { toast } from '../ui/feedback/toast-store.ts'
import { deletionQuery } from './account-queries.ts'
import { useOwnAccount } from './own-account.ts'
import { useAction } from './use-action.ts'

/** Takes the wish to be deleted back. */
export function useKeepAccount() {
  const { refresh } = useOwnAccount()
  const queries = useQueryClient()
  const { busy, run } = useAction()

  async function keepAccount() {
    const done = await run(() => browserApi('DELETE /account/deletion-requests'))
    if (!done) return
    toast.success(t('Your account will not be deleted'))
    await Promise.all([queries.invalidateQueries(deletionQuery), refresh()])
  }

  return { busy, keepAccount }
}
