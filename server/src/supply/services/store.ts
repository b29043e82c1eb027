import { type Insertable, sql } from 'kysely'
import { builtOnce } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { olderThan } from '../../platform/database/keyset.ts'
import { like } from '../../platform/database/like.ts'
import type { DB } from '../../platform/database/rows.generated.ts'
import type { Unmoved } from '../../platform/database/unmoved.ts'
import type { ServiceState } from './service-state.ts'

export const offered = [
  'service.id',
  'service.country_iso',
  'service.title',
  'service.description',
  'service.price_amount',
  'service.further_person_amount',
  'service.delivery_days',
  'service.meeting_minutes',
  'service.requirements',
  'service.refund_before_start',
  'service.refund_before_filing',
  'service.refund_after_filing',
  'service.stages',
] as const

const columns = [
  ...offered,
  'service.agent_id',
  'service.status',
  'service.delivery_value',
  'service.delivery_unit',
  'service.version',
  'service.ordered_at',
  'service.published_at',
  'service.withheld_at',
  'service.created_at',
  'service.updated_at',
] as const

/** A service of a former code is for the visa that came after it. */
const visaId =
  sql<string>`coalesce((select replaced_by from visa where visa.id = service.visa_id), service.visa_id)`.as(
    'visa_id',
  )

/** A visa that left the catalogue leaves its services their place in it. */
const services = (db: Reader) =>
  db
    .selectFrom('service')
    .innerJoin('country', 'country.iso', 'service.country_iso')
    .leftJoin('visa', 'visa.id', 'service.visa_id')
    .select([...columns, visaId])
    .select(['country.name as country_name', 'visa.name as visa_name', 'visa.purposes as visa_purposes'])

export type ServiceRow = Awaited<ReturnType<typeof servicesByChange>>[number]

interface ServicePage {
  limit: number
  after: [changedAt: string, id: string] | null
  status: ServiceState | undefined
  /** Each must be found in the title. */
  words: string[]
}

/** The last changed comes first, and one more than a page tells the caller that there is another. */
export function servicesByChange(db: Reader, agentId: string, { limit, after, status, words }: ServicePage) {
  let page = services(db)
    .where('service.agent_id', '=', agentId)
    .orderBy('service.updated_at', 'desc')
    .orderBy('service.id', 'desc')
    .limit(limit + 1)
  if (status) page = page.where('service.status', '=', status)
  for (const word of words) {
    const pattern = like(word)
    page = page.where((eb) =>
      eb.or([
        eb('service.title', 'ilike', pattern),
        eb('country.name', 'ilike', pattern),
        eb('visa.name', 'ilike', pattern),
      ]),
    )
  }
  if (after) page = page.where(olderThan('service.updated_at', 'service.id', after))
  return page.execute()
}

export const findService = (db: Reader, agentId: string, id: string) =>
  services(db).where('service.agent_id', '=', agentId).where('service.id', '=', id).executeTakeFirst()

/** Until the transaction ends, nobody else changes the service. Its agent is held first: so no two wait for each other. */
export async function lockService(tx: Tx, agentId: string, id: string) {
  await lockPublisher(tx, agentId)
  return tx
    .selectFrom('service')
    .select([...columns, visaId])
    .where('agent_id', '=', agentId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
export type LockedService = NonNullable<Awaited<ReturnType<typeof lockService>>>

export const addService = (tx: Tx, service: Insertable<DB['service']>) =>
  tx.insertInto('service').values(service).returning('id').executeTakeFirstOrThrow()

export const setService = (tx: Tx, id: string, changed: Unmoved<'service'>) =>
  tx.updateTable('service').set(changed).where('id', '=', id).execute()

export const eraseService = async (tx: Tx, agentId: string, id: string) =>
  (await tx
    .deleteFrom('service')
    .where('agent_id', '=', agentId)
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .where('ordered_at', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined

export async function countServices(db: Reader, agentId: string) {
  const rows = await db
    .selectFrom('service')
    .select((eb) => ['status', eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .where('agent_id', '=', agentId)
    .groupBy('status')
    .execute()
  const counts = { active: 0, draft: 0, archived: 0 }
  for (const { status, count } of rows) counts[status as ServiceState] = count
  return counts
}

/** The oldest stay within the limit. */
export const activeBeyond = (db: Reader, agentId: string, limit: number) =>
  db
    .selectFrom('service')
    .select(['id', 'title'])
    .where('agent_id', '=', agentId)
    .where('status', '=', 'active')
    .orderBy('created_at')
    .orderBy('id')
    .offset(limit)
    .execute()

export const findPublisher = (db: Reader, agentId: string) =>
  db
    .selectFrom('agent')
    .innerJoin('person', 'person.id', 'agent.person_id')
    .leftJoin('business', 'business.agent_id', 'agent.person_id')
    .select([
      'agent.plan',
      'agent.verified_at',
      'agent.found_since',
      'agent.declared_trader',
      'business.legal_name',
      'person.picture_key',
    ])
    .where('agent.person_id', '=', agentId)
    .executeTakeFirst()

/** An agent who publishes or begins several services at once does it one after the other: each counts those before it. */
export const lockPublisher = (tx: Tx, agentId: string) =>
  tx.selectFrom('agent').select('plan').where('person_id', '=', agentId).forNoKeyUpdate().executeTakeFirst()

/** The visa is the country's own, or a general one where the catalogue knows none of its own. */
export const findVisaOf = (db: Reader, countryIso: string, visaId: string) =>
  db
    .selectFrom('country')
    .leftJoin('visa', (join) =>
      join
        .on('visa.id', '=', visaId)
        .on((eb) =>
          eb.or([
            eb('visa.country_iso', '=', countryIso),
            eb.and([
              eb('visa.country_iso', 'is', null),
              eb.not(
                eb.exists(
                  eb.selectFrom('visa as own').select('own.id').where('own.country_iso', '=', countryIso),
                ),
              ),
            ]),
          ]),
        ),
    )
    .select((eb) => [
      'country.iso',
      'country.name as country_name',
      'visa.name as visa_name',
      'visa.purposes as visa_purposes',
      'visa.checklist',
      eb.fn.coalesce('visa.replaced_by', 'visa.id').as('visa_id'),
    ])
    .where('country.iso', '=', countryIso)
    .executeTakeFirst()

const offer = (db: Reader, id: string) =>
  services(db).where('service.id', '=', id).where('service.status', '=', 'active')

export const findOffer = (db: Reader, id: string) => offer(db, id).executeTakeFirst()

const held = builtOnce((db: Reader, { id }: { id: string }) => offer(db, id).forShare('service'))

/** The service is held still until the order is made; undefined means that it is not active. */
export const lockOffer = (tx: Tx, id: string) => held.first(tx, { id })

const heldOrdered = builtOnce((db: Reader, { id }: { id: string }) =>
  offer(db, id).where('service.ordered_at', 'is not', null).forShare('service'),
)

/** The same of one that was ordered before. */
export const lockOrderedOffer = (tx: Tx, id: string) => heldOrdered.first(tx, { id })

/** Only the first order writes it. */
export const noteOrdered = (tx: Tx, id: string, now: Date) =>
  tx
    .updateTable('service')
    .set({ ordered_at: now })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('ordered_at', 'is', null)
    .execute()

export const findServiceOfAnybody = (db: Reader, id: string) =>
  db
    .selectFrom('service')
    .innerJoin('person', 'person.id', 'service.agent_id')
    .select(['service.agent_id', 'service.title', 'person.email', 'person.first_name', 'person.last_name'])
    .where('service.id', '=', id)
    .executeTakeFirst()

/** With what decides whether people see it. */
export const findReportedService = (db: Reader, id: string) =>
  db
    .selectFrom('service')
    .innerJoin('agent', 'agent.person_id', 'service.agent_id')
    .innerJoin('person', 'person.id', 'service.agent_id')
    .select([
      'service.agent_id',
      'service.title',
      'service.description',
      'service.status',
      'service.withheld_at',
      'agent.username',
      'agent.verified_at',
      'person.suspended_at',
    ])
    .where('service.id', '=', id)
    .executeTakeFirst()
