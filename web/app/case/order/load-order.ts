import type { Order } from '@sojourn/contract/orders'
import { data } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { type Load, onServer } from '../../api/load.ts'

/** An order for the first sight of its page. One that is not there is a real 404; whatever may pass is tried again by the page. */
const load: Load<Order | null> = async (api, { params }) => {
  try {
    return (await api('GET /orders/{uuid}', { params: { uuid: params.uuid ?? '' } })).data
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404 || error.status === 422) throw data(null, { status: 404 })
    return null
  }
}

export const loadOrder = onServer(load)
