import type { Moved } from '../../platform/states/machine.ts'

/** A thing under an order is told on the order’s timeline. */
export interface UnderOrder {
  order: { id: string; status: string }
}

/** The order stays where it is, whatever becomes of what stands under it. */
export const underOrder = ({ order }: UnderOrder, { step }: Moved) => ({
  order: order.id,
  step,
  from: order.status,
  to: order.status,
})
