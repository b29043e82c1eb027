import { domain } from '../../platform/domain.ts'
import { orderMachine } from './order-state.ts'
import { ordersData } from './personal-data.ts'
import { orderHandlers } from './routes.ts'
import { tendStages } from './stages/tend-stages.ts'
import { expireOrders } from './unpaid/expire-orders.ts'

export const ordersDomain = domain({
  handlers: orderHandlers,
  machines: [orderMachine],
  cron: [
    { name: 'expire-orders-every-5-minutes', cron: '*/5 * * * *', job: expireOrders },
    { name: 'tend-stages-every-10-minutes', cron: '6-59/10 * * * *', job: tendStages },
  ],
  personalData: ordersData,
})
