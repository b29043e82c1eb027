import { type ExpressionBuilder, sql } from 'kysely'
import type { Reader } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/rows.generated.ts'
import { openedBy } from '../licences/opened-by.ts'
import { offered } from './store.ts'

/** Without a licence that covers it, a service of a regulated country is hidden; its status stays. */
const mayBeSold = (today: string) => (eb: ExpressionBuilder<DB, 'service' | 'country'>) =>
  eb.or([eb('country.licence_notice', 'is', null), openedBy(today)])

const offers = (db: Reader, agentId: string, today: string) =>
  db
    .selectFrom('service')
    .innerJoin('country', 'country.iso', 'service.country_iso')
    .leftJoin('visa', 'visa.id', 'service.visa_id')
    .where('service.agent_id', '=', agentId)
    .where('service.status', '=', 'active')
    .where(mayBeSold(today))

interface OfferPage {
  limit: number
  after: [price: number, id: string] | null
  today: string
}

/** The cheapest comes first, and one more than a page tells the caller that there is another. */
export function offersByPrice(db: Reader, agentId: string, { limit, after, today }: OfferPage) {
  let page = offers(db, agentId, today)
    .select([
      ...offered,
      'country.name as country_name',
      sql<string>`coalesce(visa.replaced_by, service.visa_id)`.as('visa_id'),
      'visa.name as visa_name',
      'visa.purposes as visa_purposes',
    ])
    .orderBy('service.price_amount')
    .orderBy('service.id')
    .limit(limit + 1)
  if (after)
    page = page.where(
      sql<boolean>`(service.price_amount, service.id) > (${after[0]}::bigint, ${after[1]}::uuid)`,
    )
  return page.execute()
}
export type OfferRow = Awaited<ReturnType<typeof offersByPrice>>[number]

/** Each country and visa has a row. */
export const summedOffers = (db: Reader, agentId: string, today: string) =>
  offers(db, agentId, today)
    .select((eb) => [
      'country.iso',
      'country.name',
      'visa.purposes',
      eb.cast<number>(eb.fn.countAll(), 'integer').as('count'),
      eb.fn.min('service.price_amount').as('price_from'),
    ])
    .groupBy(['country.iso', 'country.name', 'visa.id', 'visa.purposes'])
    .orderBy('country.name')
    .execute()
