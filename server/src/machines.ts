import type { Machine } from './platform/states/machine.ts'
import { documentMachine } from './work/documents/document-state.ts'
import { orderMachine } from './work/orders/order-state.ts'

/** Every thing that has states. docs/states.md is printed from them. */
export const machines: readonly Machine[] = [orderMachine, documentMachine]
