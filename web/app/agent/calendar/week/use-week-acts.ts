import { t } from '@sojourn/contract/words/t'
import type { OfferInWeek } from '@sojourn/contract/work/calendar-week'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../../api/browser.ts'
import { schedulesChanged } from '../../../queries/availability-queries.ts'
import { ordersChanged } from '../../../queries/order-queries.ts'
import { useAction } from '../../../session/use-action.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'
import type { Marked } from './week-mark.ts'
import { blocksChanged } from './week-queries.ts'

const BLOCKED = '/account/consultant/blocked-dates'

/** Each act says whether it is done, and shows the week as it then is. */
export function useWeekActs() {
  const queries = useQueryClient()
  const { run, busy } = useAction()

  /** The week is shown anew after a refusal as well: somebody else may have been faster. */
  async function change(
    said: string,
    act: () => Promise<unknown>,
    refresh: (known: QueryClient) => Promise<unknown> = blocksChanged,
  ) {
    const isDone = await run(act)
    if (isDone) toast.success(said)
    await refresh(queries)
    return isDone
  }
  const answer = (said: string, act: () => Promise<unknown>) =>
    change(said, act, (known) => Promise.all([ordersChanged(known), schedulesChanged(known)]))

  return {
    busy,
    block: (body: Marked) => change(t('This time is blocked'), () => browserApi(`POST ${BLOCKED}`, { body })),
    free: (body: Marked) =>
      change(t('This time is free again'), () => browserApi(`POST ${BLOCKED}/free`, { body })),
    removeBlock: (id: string) =>
      change(t('The block is removed'), () => browserApi(`DELETE ${BLOCKED}/{id}`, { params: { id } })),
    offer: (uuid: string, start: string, client: string) =>
      answer(t('You offered {client} a meeting', { client }), () =>
        browserApi('POST /orders/{uuid}/meetings', { params: { uuid }, body: { start } }),
      ),
    accept: ({ id, order: { uuid } }: OfferInWeek) =>
      answer(t('The meeting is moved'), () =>
        browserApi('POST /orders/{uuid}/reschedule/{id}/answer', {
          params: { uuid, id },
          body: { accept: true },
        }),
      ),
    decline: ({ id, order: { uuid } }: OfferInWeek) =>
      answer(t('The meeting stays as it is'), () =>
        browserApi('POST /orders/{uuid}/reschedule/{id}/answer', {
          params: { uuid, id },
          body: { accept: false },
        }),
      ),
    withdraw: ({ id, kind, order: { uuid } }: OfferInWeek) =>
      answer(kind === 'offer' ? t('The offer is withdrawn') : t('The meeting stays as it is'), () =>
        browserApi('POST /orders/{uuid}/reschedule/{id}/withdraw', { params: { uuid, id } }),
      ),
  }
}
