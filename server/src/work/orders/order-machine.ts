/** The states of an order, for the rooms above that move it. */
export { type OrderState, orderMachine } from './order-state.ts'
