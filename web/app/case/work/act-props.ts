import type { OrderWork } from '@sojourn/contract/work/completion'
import type { Order } from '@sojourn/contract/work/orders'
import { otherSide } from '../../words/order-words.ts'

export interface ActProps {
  order: Order
  work: OrderWork
  look: { uuid: string; variant: 'primary' | 'secondary' }
}

export const clientOf = (order: Order) => otherSide(order, 'agent').full_name

export const schemas = () => import('@sojourn/contract/work/completion')
