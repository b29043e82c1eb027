import { orderStatus, stateIn } from '@sojourn/contract/calls/status'
import { t } from '@sojourn/contract/words/t'
import type { OrderSummary } from '@sojourn/contract/work/orders'
import type { Tone } from '../ui/mark/pill.tsx'
import type { IconName } from '../ui/text/icon-names.ts'

/** From which side one looks at an order. */
export type Side = 'client' | 'agent'

export type OrderState = keyof typeof orderStatus

interface StateWords {
  name: string
  icon: IconName
  tone: Tone
}

/** Each state as people say it, in the order an order takes. */
export const orderStates: Record<OrderState, StateWords> = {
  awaiting_payment: { name: t('Finish payment'), icon: 'card', tone: 'warning' },
  paid: { name: t('Paid'), icon: 'shield', tone: 'action' },
  ongoing: { name: t('In progress'), icon: 'plane', tone: 'action' },
  conflicted: { name: t('In conflict'), icon: 'scales', tone: 'danger' },
  completed: { name: t('Completed'), icon: 'check', tone: 'success' },
  cancelled: { name: t('Cancelled'), icon: 'close', tone: 'plain' },
}

export const codeOf = (state: OrderState) => String(orderStatus[state][0])

export const statesOfOrders = Object.keys(orderStates) as OrderState[]

/** An agent sees only later stages of a case before they are paid, and waits for them. */
export const filterName = (state: OrderState, side: Side) =>
  state === 'awaiting_payment' && side === 'agent' ? t('Waiting for payment') : orderStates[state].name

export function stateOf({ status }: Pick<OrderSummary, 'status'>): OrderState {
  const name = stateIn(orderStatus, status)
  if (!name) throw new Error(`An order cannot be ${status[1]}`)
  return name
}

/** Whom one has it with. */
export const otherSide = (order: Pick<OrderSummary, 'client' | 'agent'>, side: Side) =>
  side === 'client' ? order.agent : order.client
