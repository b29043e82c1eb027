import { domain } from '../../platform/domain.ts'
import { endOffers } from './end-offers.ts'
import { offerMachine } from './offer-machine.ts'
import { offersData } from './personal-data.ts'
import { offerHandlers } from './routes.ts'

export const offersDomain = domain({
  handlers: offerHandlers,
  machines: [offerMachine],
  cron: [{ name: 'end-offers-every-10-minutes', cron: '7-59/10 * * * *', job: endOffers }],
  personalData: offersData,
})
