/** The account of a client is deleted; documents of the orders are emptied beside it. */
export { forgetTravellersOfOrders } from './move-store.ts'
