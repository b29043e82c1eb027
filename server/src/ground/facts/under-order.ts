import type { Moved } from '../../platform/states/machine.ts'

/** What stands under an order, and is told on its timeline. */
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
