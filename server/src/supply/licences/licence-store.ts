import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { performOrSkip } from '../../ground/facts/perform.ts'
import { builtOnce } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { olderThan } from '../../platform/database/keyset.ts'
import type { ValueOf } from '../../platform/database/value-of.ts'
import { untold } from '../../platform/states/machine.ts'
import { licenceMachine } from './licence-state.ts'

/** Confirmed and not past its last day. */
export const licencesInForce = (db: Reader, agentIds: readonly string[], today: string) =>
  db
    .selectFrom('licence')
    .select(['agent_id', 'country_iso'])
    .where('agent_id', 'in', agentIds)
    .where('status', '=', 'verified')
    .where('valid_until', '>=', today)

const withClasses = builtOnce((db: Reader, { agentId, today }: { agentId: string; today: string }) =>
  db
    .selectFrom('licence')
    .select(['country_iso', 'regulator', 'class_code'])
    .where('agent_id', '=', agentId)
    .where('status', '=', 'verified')
    .where('valid_until', '>=', today),
)

/** The same of one agent, with the regulator and the class of each. */
export const licencesWithClasses = (db: Reader, agentId: string, today: string) =>
  withClasses.all(db, { agentId, today })

export const countriesOnLicence = (db: Reader) =>
  db.selectFrom('country').select('iso').where('licence_notice', 'is not', null).execute()

/** A `service` of a country on licence is opened by a licence its agent holds on this day and whose class opens its visa. */
export const isOpened = (today: string) => sql<boolean>`exists (
  select from licence
  where licence.agent_id = service.agent_id and licence.country_iso = service.country_iso
    and licence.status = 'verified' and licence.valid_until >= ${today}
    and (licence.class_code is null or exists (
      select from licence_class
      where licence_class.country_iso = licence.country_iso and licence_class.regulator = licence.regulator
        and licence_class.code = licence.class_code and service.visa_id <> all (licence_class.closed_visas)
    ))
)`

const licences = (db: Reader) =>
  db
    .selectFrom('licence')
    .innerJoin('country', 'country.iso', 'licence.country_iso')
    .leftJoin('regulator', (join) =>
      join
        .onRef('regulator.country_iso', '=', 'licence.country_iso')
        .onRef('regulator.code', '=', 'licence.regulator'),
    )
    .leftJoin('licence_class', (join) =>
      join
        .onRef('licence_class.country_iso', '=', 'licence.country_iso')
        .onRef('licence_class.regulator', '=', 'licence.regulator')
        .onRef('licence_class.code', '=', 'licence.class_code'),
    )
    .select([
      'licence.id',
      'licence.country_iso',
      'country.name as country',
      'licence.regulator',
      'regulator.name as regulator_name',
      'regulator.url as regulator_url',
      'licence.class_code',
      'licence_class.name as class_name',
      'licence_class.may as class_may',
      'licence.number',
      'licence.valid_until',
      'licence.register_url',
      'licence.status',
      'licence.reason',
      'licence.decided_at',
    ])
export type LicenceRow = NonNullable<Awaited<ReturnType<typeof findLicence>>>

export const licencesOf = (db: Reader, agentId: string) =>
  licences(db)
    .where('agent_id', '=', agentId)
    .orderBy('country.name')
    .orderBy('licence.regulator')
    .orderBy('licence.id')
    .execute()

export const findLicence = (db: Reader, id: string) =>
  licences(db).where('licence.id', '=', id).executeTakeFirst()

/** The agent's own, until the transaction ends changed by nobody else; also not decided on. */
export const lockLicence = (tx: Tx, id: string, agentId: string) =>
  tx
    .selectFrom('licence')
    .select(['country_iso', 'regulator', 'class_code', 'number', 'valid_until', 'register_url', 'status'])
    .where('id', '=', id)
    .where('agent_id', '=', agentId)
    .forUpdate()
    .executeTakeFirst()

interface NewLicence {
  agent_id: string
  country_iso: string
  regulator: string
  class_code: string | null
  number: string
  valid_until: string
  register_url: string | null
  submitted_at: Date
  created_at: Date
}

/** Undefined when they have one of this regulator in this country. */
export const addLicence = (tx: Tx, licence: NewLicence) =>
  tx
    .insertInto('licence')
    .values(licence)
    .onConflict((conflict) => conflict.columns(['agent_id', 'country_iso', 'regulator']).doNothing())
    .returning('id')
    .executeTakeFirst()

type Changed = Omit<NewLicence, 'agent_id' | 'submitted_at' | 'created_at'>

/** False when another of theirs is of that regulator in that country. */
export const resubmitLicence = (context: Context, tx: Tx, id: string, changed: Changed, now: Date) =>
  performOrSkip(
    context,
    tx,
    licenceMachine.change,
    { id },
    {
      patch: {
        ...changed,
        reason: null,
        decided_by: null,
        decided_at: null,
        reminded: null,
        submitted_at: now,
        revision: sql`revision + 1`,
      },
      and: sql<boolean>`not exists (
      select from licence as other
      where other.agent_id = licence.agent_id and other.id <> licence.id
        and other.country_iso = ${changed.country_iso} and other.regulator = ${changed.regulator}
    )`,
    },
  )

export const deleteLicence = (tx: Tx, id: string, agentId: string) =>
  tx
    .deleteFrom('licence')
    .where('id', '=', id)
    .where('agent_id', '=', agentId)
    .returning('id')
    .executeTakeFirst()

/** Until the transaction ends, nothing else changes the licences of this agent. */
export const lockHolder = (tx: Tx, agentId: string) =>
  tx
    .selectFrom('agent')
    .select('person_id')
    .where('person_id', '=', agentId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const countLicences = async (tx: Tx, agentId: string) =>
  (
    await tx
      .selectFrom('licence')
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
      .where('agent_id', '=', agentId)
      .executeTakeFirstOrThrow()
  ).count

type Deciding = typeof licenceMachine.confirm | typeof licenceMachine.fail | typeof licenceMachine.revoke

/** False when the licence is gone, or no longer the one whose decision this was meant to be. */
export const setDecision = (
  context: Context,
  tx: Tx,
  step: Deciding,
  { id, revision }: { id: string; revision?: number },
  decision: { reason: string | null; class_code?: string | null; decided_by: string; decided_at: Date },
) => {
  const isRead = revision === undefined ? undefined : sql<boolean>`revision = ${revision}`
  return performOrSkip(context, tx, untold(step), { id }, { patch: decision, and: isRead })
}

export const findHeldLicence = (db: Reader, id: string) =>
  licences(db)
    .innerJoin('person', 'person.id', 'licence.agent_id')
    .select(['licence.agent_id', 'licence.revision', 'licence.reminded', 'person.email', 'person.first_name'])
    .where('licence.id', '=', id)
    .executeTakeFirst()
export type HeldLicence = NonNullable<Awaited<ReturnType<typeof findHeldLicence>>>

/** False when it is no longer confirmed. */
export const setClass = (context: Context, tx: Tx, id: string, code: string) =>
  performOrSkip(context, tx, untold(licenceMachine.nameClass), { id }, { patch: { class_code: code } })

/** The titles of active services of theirs in a country that no licence of theirs opens on this day. */
export const titlesNotOpened = async (
  db: Reader,
  { agent_id, country_iso }: { agent_id: string; country_iso: string },
  today: string,
) =>
  (
    await db
      .selectFrom('service')
      .innerJoin('country', 'country.iso', 'service.country_iso')
      .select('service.title')
      .where('service.agent_id', '=', agent_id)
      .where('service.country_iso', '=', country_iso)
      .where('service.status', '=', 'active')
      .where('country.licence_notice', 'is not', null)
      .where((eb) => eb.not(isOpened(today)))
      .orderBy('service.title')
      .execute()
  ).map(({ title }) => title)

export const licencesPastTheirEnd = (db: Reader, today: string) =>
  db
    .selectFrom('licence')
    .select('id')
    .where('status', '=', 'verified')
    .where('valid_until', '<', today)
    .orderBy('valid_until')
    .execute()

/** False when it was renewed or removed meanwhile, or ran before. */
export const expire = (context: Context, tx: Tx, id: string, today: string) =>
  performOrSkip(context, tx, licenceMachine.expire, { id }, { and: sql<boolean>`valid_until < ${today}` })

/** The licence is in force, ends by then, and nobody was reminded so near the end. */
export const licencesEnding = (
  db: Reader,
  { today, by, days }: { today: string; by: string; days: number },
) =>
  db
    .selectFrom('licence')
    .select('id')
    .where('status', '=', 'verified')
    .where('valid_until', '>=', today)
    .where('valid_until', '<=', by)
    .where((eb) => eb.or([eb('reminded', 'is', null), eb('reminded', '>', days)]))
    .execute()

/** False when it was done before. */
export const noteReminder = async (tx: Tx, id: string, days: number) =>
  (await tx
    .updateTable('licence')
    .set({ reminded: days })
    .where('id', '=', id)
    .where('status', '=', 'verified')
    .where((eb) => eb.or([eb('reminded', 'is', null), eb('reminded', '>', days)]))
    .returning('id')
    .executeTakeFirst()) !== undefined

/** It is to the letter the expression of the index `licence_waiting`. */
const submittedAt: RawBuilder<Date> = sql`(coalesce(licence.submitted_at, licence.created_at))`

const staffLicences = (db: Reader) =>
  licences(db)
    .innerJoin('person', 'person.id', 'licence.agent_id')
    .leftJoin('business', 'business.agent_id', 'licence.agent_id')
    .select([
      'licence.agent_id',
      'person.first_name',
      'person.last_name',
      'person.email',
      'business.legal_name',
      'business.website',
      'licence.revision',
      submittedAt.as('submitted_at'),
    ])
export type StaffLicenceRow = NonNullable<Awaited<ReturnType<typeof findStaffLicence>>>

export const findStaffLicence = (db: Reader, id: string) =>
  staffLicences(db).where('licence.id', '=', id).executeTakeFirst()

interface Page {
  limit: number
  after: [time: string, id: string] | null
}

/** The longest waiting comes first, and there is one more than a page. */
export function licencesWaiting(db: Reader, { limit, after }: Page) {
  let page = staffLicences(db)
    .where('licence.status', '=', 'pending')
    .orderBy(submittedAt)
    .orderBy('licence.id')
    .limit(limit + 1)
  if (after)
    page = page.where(
      sql<boolean>`(${submittedAt}, licence.id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    )
  return page.execute()
}

/** The newest decision comes first. */
export const licencesDecided = (db: Reader, status: ValueOf<'licence', 'status'>, page: Page) =>
  newestDecided(staffLicences(db).where('licence.status', '=', status), page)

/** Confirmed ones of no class whose regulator has classes. */
export const licencesUnclassed = (db: Reader, page: Page) =>
  newestDecided(
    staffLicences(db)
      .where('licence.status', '=', 'verified')
      .where('licence.class_code', 'is', null)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('licence_class as known')
            .select('known.code')
            .whereRef('known.country_iso', '=', 'licence.country_iso')
            .whereRef('known.regulator', '=', 'licence.regulator'),
        ),
      ),
    page,
  )

function newestDecided(chosen: ReturnType<typeof staffLicences>, { limit, after }: Page) {
  let page = chosen
    .where('licence.decided_at', 'is not', null)
    .orderBy('licence.decided_at', 'desc')
    .orderBy('licence.id', 'desc')
    .limit(limit + 1)
  if (after) page = page.where(olderThan('licence.decided_at', 'licence.id', after))
  return page.execute()
}
