import type { VisaFacts } from '@sojourn/contract/ground/visa-facts'
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

/** On offer by somebody who can be hired: it is what clients see. */
const seenOffers = (db: Reader, today: string) =>
  db
    .selectFrom('service')
    .innerJoin('country', 'country.iso', 'service.country_iso')
    .innerJoin('agent', 'agent.person_id', 'service.agent_id')
    .innerJoin('person', 'person.id', 'service.agent_id')
    .where('service.status', '=', 'active')
    .where('agent.verified_at', 'is not', null)
    .where('person.suspended_at', 'is', null)
    .where('person.deleted_at', 'is', null)
    .where(mayBeSold(today))

/** Undefined for what clients do not see. A visa of a former code is the one that came after it. */
export const findSeenOffer = (db: Reader, id: string, today: string) =>
  seenOffers(db, today)
    .leftJoin('visa as named', 'named.id', 'service.visa_id')
    .leftJoin('visa', (join) =>
      join.on('visa.id', '=', sql<string>`coalesce(named.replaced_by, service.visa_id)`),
    )
    .select((eb) => [
      'service.agent_id',
      'service.country_iso',
      'country.name as country_name',
      'service.price_amount',
      'service.further_person_amount',
      'service.delivery_days',
      'service.requirements',
      sql<string>`coalesce(named.replaced_by, service.visa_id)`.as('visa_id'),
      'visa.name as visa_name',
      'visa.purposes',
      'visa.checklist',
      eb.ref('visa.facts').$castTo<VisaFacts | null>().as('facts'),
      'agent.takes_questions',
      'person.first_name',
    ])
    .where('service.id', '=', id)
    .executeTakeFirst()

interface Aim {
  country: string
  aim: string
}

/** An aim with '' takes any country, or any purpose or visa. */
export const pricesOfAgents = (db: Reader, agents: readonly string[], aims: readonly Aim[], today: string) =>
  seenOffers(db, today)
    .leftJoin('visa', 'visa.id', 'service.visa_id')
    .select(['service.agent_id', 'service.price_amount', 'service.further_person_amount'])
    .where('service.agent_id', '=', sql<string>`any(${agents}::uuid[])`)
    .where(sql<boolean>`exists (
      select from unnest(${aims.map(({ country }) => country)}::text[], ${aims.map(({ aim }) => aim)}::text[])
        as asked (country, aim)
      where asked.country in ('', service.country_iso)
        and (asked.aim in ('', coalesce(visa.replaced_by, service.visa_id)) or asked.aim = any(visa.purposes)
          or asked.aim in (select lower(service.country_iso) || '/' || former from unnest(visa.former_codes) former))
    )`)
    .execute()
