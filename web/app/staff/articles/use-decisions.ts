import type { ArticleCase, ArticleDecision } from '@sojourn/contract/desk/staff-articles'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { under } from '../../api/call-query.ts'
import { useAction } from '../../session/use-action.ts'
import { toast } from '../../ui/feedback/toast-store.ts'

export function useDecisions({ id, version, agent }: ArticleCase) {
  const queries = useQueryClient()
  const { busy, run } = useAction()

  async function act(change: () => Promise<unknown>, words: string) {
    const done = await run(async () => {
      await change()
      return true
    })
    // Somebody else was faster, or the agent changed it: the page shows how it stands now.
    await queries.invalidateQueries(under('/staff'))
    if (done !== false) toast.success(words)
    return done !== false
  }

  const decide = (body: ArticleDecision) =>
    browserApi('POST /staff/articles/{id}/decision', { params: { id }, body })
  const told = `${agent.full_name} is told by email`

  return {
    busy,
    publish: () => act(() => decide({ decision: 'published', version }), `Published. ${told}`),
    reject: (reason: string) =>
      act(() => decide({ decision: 'rejected', version, reason }), `Sent back. ${told}`),
    hide: (reason: string) =>
      act(
        () => browserApi('PUT /staff/articles/{id}/hiding', { params: { id }, body: { reason } }),
        `Hidden. ${told}`,
      ),
    show: () =>
      act(
        () => browserApi('DELETE /staff/articles/{id}/hiding', { params: { id } }),
        'Readers see this article again',
      ),
  }
}
