import { domain } from '../../platform/domain.ts'
import { orderMachine } from './order-state.ts'
import { ordersData } from './personal-data.ts'
import { orderHandlers } from './routes.ts'
import { expireOrders } from './unpaid/expire-orders.ts'

export const ordersDomain = domain({
  handlers: orderHandlers,
  machines: [orderMachine],
  cron: [{ name: 'expire-orders-every-5-minutes', cron: '*/5 * * * *', job: expireOrders }],
  personalData: ordersData,
})
