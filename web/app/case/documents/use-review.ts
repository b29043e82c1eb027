import type { DocumentReview } from '@sojourn/contract/work/documents'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { documentChanged, documentsQuery } from './document-queries.ts'

/** Does one step with a document and says that it is done; a refusal shows what it has become meanwhile. */
export function useReview(order: string, docId: string) {
  const queries = useQueryClient()
  const action = useAction()

  async function review(body: DocumentReview, done: string) {
    const isDone = await action.run(async () => {
      const { data } = await browserApi('PATCH /orders/{uuid}/documents/{docId}', {
        params: { uuid: order, docId },
        body,
      })
      void documentChanged(queries, order, data)
    })
    if (isDone) toast.success(done)
    else await queries.invalidateQueries({ queryKey: documentsQuery(order).queryKey })
    return isDone
  }

  return { busy: action.busy, review }
}
