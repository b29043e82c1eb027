import type { OrderState } from '../orders/order-state.ts'

/** An order in one of these can stop for a conflict and go on where it was. */
export const isResumable = (status: OrderState): status is 'paid' | 'ongoing' | 'completed' =>
  status === 'paid' || status === 'ongoing' || status === 'completed'
