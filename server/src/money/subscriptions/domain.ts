import { domain } from '../../platform/domain.ts'
import { subscriptionsData } from './personal-data.ts'
import { renewSubscriptions } from './renewals/renew-subscriptions.ts'
import { subscriptionHandlers } from './routes.ts'
import { subscriptionMachine } from './subscription-state.ts'

export const subscriptionsDomain = domain({
  handlers: subscriptionHandlers,
  machines: [subscriptionMachine],
  cron: [{ name: 'renew-subscriptions-every-10-minutes', cron: '7-59/10 * * * *', job: renewSubscriptions }],
  personalData: subscriptionsData,
})
