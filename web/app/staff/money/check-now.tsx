import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ledgerQuery } from './ledger-query.ts'

/** Asks for a check of the books; it waits while one is on its way. */
export function CheckNow({ isWaiting }: { isWaiting: boolean }) {
  const queries = useQueryClient()
  const action = useAction()
  const check = () =>
    action.run(async () => {
      await browserApi('POST /staff/ledger/checks')
      toast.success('The books are being checked')
      await queries.invalidateQueries(ledgerQuery)
    })
  return (
    <Button icon="refresh" busy={action.busy || isWaiting} onClick={check}>
      Check now
    </Button>
  )
}
