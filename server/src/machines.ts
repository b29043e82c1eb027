import type { Machine } from './platform/states/machine.ts'
import { completionMachine, extensionMachine } from './work/completion/completion-state.ts'
import { conflictMachine } from './work/conflicts/conflict-state.ts'
import { refundMachine } from './work/conflicts/refund-state.ts'
import { orderMachine } from './work/orders/order-state.ts'

/** Every thing that has states. docs/states.md is printed from them. */
export const machines: readonly Machine[] = [
  orderMachine,
  completionMachine,
  extensionMachine,
  conflictMachine,
  refundMachine,
]
