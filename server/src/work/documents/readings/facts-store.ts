import type { Traveller } from '@sojourn/contract/work/travellers'
import type { Reader } from '../../../platform/database/database.ts'

/** The papers of an order are compared with its client, and with where they go. */
export const factsOfOrder = (db: Reader, orderId: string) =>
  db
    .selectFrom('client_order')
    .innerJoin('goal', 'goal.id', 'client_order.goal_id')
    .innerJoin('country', 'country.iso', 'goal.country_iso')
    .innerJoin('person', 'person.id', 'client_order.client_id')
    .leftJoin('visa', 'visa.id', 'goal.visa_id')
    .leftJoin('visa as bought', 'bought.id', 'client_order.visa_id')
    .select((eb) => [
      eb.ref('client_order.travellers').$castTo<Traveller[]>().as('travellers'),
      'client_order.client_id',
      'client_order.agent_id',
      'person.first_name',
      'person.last_name',
      'person.dob',
      'goal.country_iso',
      'country.name as country_name',
      'goal.expected_on',
      'goal.stay_days',
      'goal.passport_expires_on',
      'visa.checklist',
      'bought.checklist as bought_checklist',
    ])
    .where('client_order.id', '=', orderId)
    .executeTakeFirst()
export type OrderFacts = NonNullable<Awaited<ReturnType<typeof factsOfOrder>>>
