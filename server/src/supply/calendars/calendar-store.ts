import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { performOrSkip } from '../../ground/facts/perform.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { Interval } from '../availability/slots/intervals.ts'
import { calendarMachine } from './calendar-state.ts'

export const calendarsOf = (db: Reader, agentId: string, now: Date) =>
  db
    .selectFrom('connected_calendar')
    .select((eb) => [
      'id',
      'provider',
      'status',
      'refreshed_at',
      eb
        .exists(
          eb
            .selectFrom('calendar_consent')
            .select('state_hash')
            .whereRef('calendar_id', '=', 'connected_calendar.id')
            .where('used_at', 'is', null)
            .where('expires_at', '>', now),
        )
        .as('under_way'),
    ])
    .where('agent_id', '=', agentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
export type CalendarRow = Awaited<ReturnType<typeof calendarsOf>>[number]

/** It is not linked when it is new. */
export const findOrAddCalendar = (tx: Tx, agentId: string, provider: string, now: Date) =>
  tx
    .insertInto('connected_calendar')
    .values({ agent_id: agentId, provider, status: 'incomplete', created_at: now })
    // Changed into what it is, so that it is returned.
    .onConflict((known) => known.columns(['agent_id', 'provider']).doUpdateSet({ provider }))
    .returning('id')
    .executeTakeFirstOrThrow()

interface NewConsent {
  state_hash: Buffer
  browser_hash: Buffer
  calendar_id: string
  agent_id: string
  code_verifier: string
  created_at: Date
  expires_at: Date
}

/** Whoever sets out again can no longer come back from the first way. */
export async function replaceConsent(tx: Tx, consent: NewConsent) {
  await tx.deleteFrom('calendar_consent').where('calendar_id', '=', consent.calendar_id).execute()
  await tx.insertInto('calendar_consent').values(consent).execute()
}

interface Shown {
  state_hash: Buffer
  browser_hash: Buffer
  provider: string
}

/** Undefined when it is over, was ended before, or was begun in another browser or for another provider. */
export const useConsent = (tx: Tx, shown: Shown, now: Date) =>
  tx
    .updateTable('calendar_consent')
    .from('connected_calendar')
    .set({ used_at: now })
    .whereRef('connected_calendar.id', '=', 'calendar_consent.calendar_id')
    .where('state_hash', '=', shown.state_hash)
    .where('browser_hash', '=', shown.browser_hash)
    .where('connected_calendar.provider', '=', shown.provider)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['calendar_id', 'calendar_consent.agent_id', 'code_verifier'])
    .executeTakeFirst()

export const forgetConsentsOverBefore = (tx: Tx, time: Date) =>
  tx.deleteFrom('calendar_consent').where('expires_at', '<', time).execute()

const changed = async (rows: Promise<unknown[]>) => (await rows).length > 0

export const linkCalendar = (context: Context, tx: Tx, id: string, sealedTokens: Buffer) =>
  performOrSkip(
    context,
    tx,
    calendarMachine.link,
    { id },
    { patch: { sealed_tokens: sealedTokens, tried_at: null } },
  )

/** All of them go unless told which. */
export const removeCalendars = (tx: Tx, agentId: string, id?: string) =>
  tx
    .deleteFrom('connected_calendar')
    .where('agent_id', '=', agentId)
    .$if(id !== undefined, (those) => those.where('id', '=', id as string))
    .returning(['id', 'provider', 'sealed_tokens'])
    .execute()

/** Takes its turn for each linked calendar last asked before a time, of people who may be met. */
export const takeDueCalendars = (tx: Tx, before: Date, now: Date, limit: number) =>
  tx
    .updateTable('connected_calendar')
    .set({ tried_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('connected_calendar')
        .innerJoin('person', 'person.id', 'connected_calendar.agent_id')
        .select('connected_calendar.id')
        .where('connected_calendar.status', '=', 'linked')
        .where((or) => or.or([or('tried_at', 'is', null), or('tried_at', '<=', before)]))
        .where('person.deleted_at', 'is', null)
        .where('person.suspended_at', 'is', null)
        .orderBy('tried_at', (order) => order.asc().nullsFirst())
        .limit(limit),
    )
    .returning('id')
    .execute()

export const findLinkedCalendar = (db: Reader, id: string) =>
  db
    .selectFrom('connected_calendar')
    .innerJoin('person', 'person.id', 'connected_calendar.agent_id')
    .select([
      'connected_calendar.id',
      'agent_id',
      'provider',
      sql<Buffer>`sealed_tokens`.as('sealed_tokens'),
      'person.timezone',
      'person.email',
      'person.first_name',
    ])
    .where('connected_calendar.id', '=', id)
    .where('connected_calendar.status', '=', 'linked')
    .where('person.deleted_at', 'is', null)
    .executeTakeFirst()
export type LinkedCalendar = NonNullable<Awaited<ReturnType<typeof findLinkedCalendar>>>

type Seen = Pick<LinkedCalendar, 'id' | 'sealed_tokens'>

/** Whoever saw older tokens changes nothing any more: it was linked anew, or another run was quicker. */
const stillAs = (tx: Tx, { id, sealed_tokens }: Seen) =>
  tx
    .updateTable('connected_calendar')
    .where('id', '=', id)
    .where('status', '=', 'linked')
    .where('sealed_tokens', '=', sealed_tokens)
    .returning('id')

export const keepTokens = (tx: Tx, seen: Seen, renewed: Buffer) =>
  changed(stillAs(tx, seen).set({ sealed_tokens: renewed }).execute())

export const noteRead = (tx: Tx, seen: Seen, now: Date) =>
  changed(stillAs(tx, seen).set({ refreshed_at: now }).execute())

export const breakLink = (context: Context, tx: Tx, seen: Seen) =>
  performOrSkip(context, tx, calendarMachine.lose, seen, {
    patch: { sealed_tokens: null },
    and: sql<boolean>`sealed_tokens = ${seen.sealed_tokens}`,
  })

interface Owned {
  id: string
  agent_id: string
}

/** Writes only what differs, and tells whether anything did. */
export async function replaceBusyTimes(tx: Tx, { id, agent_id }: Owned, busy: Interval[]) {
  const from = busy.map((time) => time.from / 1000)
  const until = busy.map((time) => time.until / 1000)
  const { rows } = await sql<{ changes: number }>`
    with wanted as (
      select tstzrange(to_timestamp(starts), to_timestamp(ends)) as during
      from unnest(${from}::float8[], ${until}::float8[]) as times (starts, ends)
    ), gone as (
      delete from busy_time where calendar_id = ${id} and during not in (select during from wanted)
      returning 1
    ), added as (
      insert into busy_time (calendar_id, agent_id, during) select ${id}, ${agent_id}, during from wanted
      on conflict do nothing returning 1
    )
    select ((select count(*) from gone) + (select count(*) from added))::int as changes`.execute(tx)
  return (rows[0]?.changes ?? 0) > 0
}
