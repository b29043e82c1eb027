import type { OrderSummary } from '@sojourn/contract/work/orders'
import type { Tone } from '../ui/mark/pill.tsx'
import type { IconName } from '../ui/text/icon-names.ts'

/** From which side one looks at an order. */
export type Side = 'client' | 'agent'

export type OrderState = 'awaiting_payment' | 'paid' | 'ongoing' | 'conflicted' | 'completed' | 'cancelled'

interface StateWords {
  /** As it stands on the wire; its tables there come with schemas no page needs. */
  code: number
  name: string
  icon: IconName
  tone: Tone
}

/** Each state as people say it, in the order an order takes. */
export const orderStates: Record<OrderState, StateWords> = {
  awaiting_payment: { code: 0, name: 'Finish payment', icon: 'card', tone: 'warning' },
  paid: { code: 1, name: 'Paid', icon: 'shield', tone: 'action' },
  ongoing: { code: 3, name: 'In progress', icon: 'plane', tone: 'action' },
  conflicted: { code: -2, name: 'In conflict', icon: 'scales', tone: 'danger' },
  completed: { code: 2, name: 'Completed', icon: 'check', tone: 'success' },
  cancelled: { code: -1, name: 'Cancelled', icon: 'close', tone: 'plain' },
}

const names = Object.keys(orderStates) as OrderState[]

/** An agent never hears of what is not paid. */
export const statesFor = (side: Side) =>
  side === 'client' ? names : names.filter((name) => name !== 'awaiting_payment')

export function stateOf({ status: [code, label] }: Pick<OrderSummary, 'status'>): OrderState {
  const name = names.find((one) => orderStates[one].code === code)
  if (!name) throw new Error(`An order cannot be ${label}`)
  return name
}

/** Whom one has it with. */
export const otherSide = (order: Pick<OrderSummary, 'client' | 'agent'>, side: Side) =>
  side === 'client' ? order.agent : order.client
