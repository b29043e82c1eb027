import type { OrderWorkspace } from '@sojourn/contract/desk/workspace'
import type { Order } from '@sojourn/contract/work/orders'
import { data } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { type Load, onServer } from '../../api/load.ts'

/** One that is not there is a real 404; whatever may pass is tried again by the page. */
async function orMissing<Known>(read: () => Promise<Known>): Promise<Known | null> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404 || error.status === 422) throw data(null, { status: 404 })
    return null
  }
}

/** An order for the first sight of its page. */
const load: Load<Order | null> = (api, { params }) =>
  orMissing(async () => (await api('GET /orders/{uuid}', { params: { uuid: params.uuid ?? '' } })).data)

export const loadOrder = onServer(load)

const loadAll: Load<OrderWorkspace | null> = (api, { params }) =>
  orMissing(
    async () => (await api('GET /orders/{uuid}/workspace', { params: { uuid: params.uuid ?? '' } })).data,
  )

/** The same with all that its page shows at once. */
export const loadWorkspace = onServer(loadAll)
