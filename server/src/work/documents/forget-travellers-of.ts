import type { Tx } from '../../platform/database/database.ts'
import { forgetTravellersOfOrders } from '../orders/forget-travellers-of-orders.ts'
import { forgetPeopleOf } from './store.ts'

/** The account of a client is deleted: neither their orders nor the documents of those name anybody who travels along. */
export async function forgetTravellersOf(tx: Tx, clientId: string) {
  await forgetTravellersOfOrders(tx, clientId)
  await forgetPeopleOf(tx, clientId)
}
