import type { OwnService } from '@sojourn/contract/supply/services'
import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { serviceQuery, servicesChanged } from './service-queries.ts'

type Kept = Pick<OwnService, 'id'>
const ofId = ({ id }: Kept) => ({ params: { id } })

/** Each act answers whether it was done. */
export function useServiceActions() {
  const queries = useQueryClient()
  const { busy, run } = useAction()

  async function act(change: () => Promise<{ data: OwnService }>, words: string) {
    const done = await run(async () => keep((await change()).data))
    if (done !== false) toast.success(words)
    return done !== false
  }

  function keep(service: OwnService) {
    queries.setQueryData(serviceQuery(service.id).queryKey, service)
    void servicesChanged(queries)
    return true
  }

  return {
    busy,
    keep,
    unpublish: (service: Kept) =>
      act(
        () => browserApi('POST /account/consultant/services/{id}/unpublish', ofId(service)),
        t('Clients no longer see this service'),
      ),
    archive: (service: Kept) =>
      act(
        () => browserApi('POST /account/consultant/services/{id}/archive', ofId(service)),
        t('Service archived'),
      ),
    restore: (service: Kept) =>
      act(
        () => browserApi('POST /account/consultant/services/{id}/restore', ofId(service)),
        t('Service restored as a draft'),
      ),
    duplicate: (service: Kept) =>
      act(
        () =>
          browserApi('POST /account/consultant/services/{id}/duplicate', ofId(service), {
            idempotencyKey: crypto.randomUUID(),
          }),
        t('Copied to your drafts'),
      ),
    remove: async (service: Kept) => {
      const done = await run(async () => {
        await browserApi('DELETE /account/consultant/services/{id}', ofId(service))
        return true
      })
      if (done === false) return false
      toast.success(t('Draft deleted'))
      await servicesChanged(queries)
      return true
    },
  }
}
