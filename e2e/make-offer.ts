import type { BrowserContext } from 'playwright-core'
import type { Service } from './make-order.ts'
import { askAs } from './own-api.ts'

type Asking = Pick<BrowserContext, 'request'>

/** An offer of an agent in the conversation of an order, for the same visa. */
export async function makeOffer(agent: Asking, order: { uuid: string }, service: Service) {
  const { uuid: conversation } = await askAs<{ uuid: string }>(
    agent,
    'GET',
    `/orders/${order.uuid}/conversation`,
  )
  const { country, visa } = await askAs<{ country: { id: string }; visa: { id: string } }>(
    agent,
    'GET',
    `/orders/${order.uuid}`,
  )
  const { uuid: offer } = await askAs<{ uuid: string }>(
    agent,
    'POST',
    `/conversations/${conversation}/offers`,
    {
      title: `More than ${service.title}`,
      included: 'Everything from the forms to the appointment, for two people.',
      excluded: 'Translations.',
      ...{ country: country.id, visa: visa.id, currency: 'USD' },
      stages: [
        { name: 'Forms', delivers: 'All forms, filled in', days: 10, amount: 300_00 },
        { name: 'Appointment', delivers: 'The appointment, rehearsed', days: 20, amount: 500_00 },
      ],
      ...{ meeting_length: null, requirements: [{ name: 'Passport', mandatory: true }], revisions: 2 },
      refund_schedule: { before_start: 100, before_filing: 50, after_filing: 0 },
      holds: 7,
    },
  )
  return { conversation, offer }
}
