/** The rooms above move an order by it. */
export { type OrderState, orderMachine } from './order-state.ts'
