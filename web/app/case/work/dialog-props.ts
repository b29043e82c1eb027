import type { OrderWork } from '@sojourn/contract/work/completion'
import type { Order } from '@sojourn/contract/work/orders'
import type { Opened } from '../../ui/overlay/dialog-button.tsx'
import { otherSide } from '../../words/order-words.ts'

export interface WorkDialogProps extends Opened {
  order: Order
  work: OrderWork
  /** The button says it, and it is said again where the step is taken. */
  label: string
}

/** All dialogs of the work have these from the button that opens them. */
export const sameOf = ({ order, label, open, onClose }: WorkDialogProps) => ({
  uuid: order.uuid,
  label,
  open,
  onClose,
})

export const clientOf = (order: Order) => otherSide(order, 'agent').full_name

export const schemas = () => import('@sojourn/contract/work/completion')
