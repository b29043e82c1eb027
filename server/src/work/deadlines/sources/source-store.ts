import type { DeadlineEvent, DeadlineKind } from '@sojourn/contract/work/own-deadlines-words'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../../platform/database/database.ts'
import type { Range, Side } from '../deadline.ts'

interface Wanted extends Range {
  now: Date
  /** After so long nobody may begin a paid order any more. */
  unstartedMs: number
}

export interface KeptRow {
  person_id: string
  side: Side | null
  kind: DeadlineKind
  event: DeadlineEvent
  key: string
  day: string
  at: Date | null
  until: Date | null
  name: string | null
  sealed_name: Buffer | null
  country_iso: string | null
  order_id: string | null
  goal_id: number | null
  /** The id of what it is about. */
  thing: string
  purpose: string | null
  revision: number | null
  changed_at: Date
}

/** They read days in their own zone. */
const readers = (people: readonly string[]) => sql`
  select id, coalesce(timezone, 'UTC') as zone from person where id = any(${people}::uuid[])`

const OF_ORDER = sql`o.id, o.status, o.country_iso, o.paid_at, o.frozen_ms, o.expires_at, o.charge_at, o.due_at, o.paused_at, o.updated_at`

/** The orders that are under way, once for each of their sides that asks. A conflict stops all clocks. */
const live = sql`
  select ${OF_ORDER}, reader.id as reader_id, reader.zone, 'client' as side
  from reader join client_order o on o.client_id = reader.id
  where o.status in ('awaiting_payment', 'paid', 'ongoing')
  union all
  select ${OF_ORDER}, reader.id, reader.zone, 'agent'
  from reader join client_order o on o.agent_id = reader.id where o.status in ('paid', 'ongoing')`

const PENDING = sql`select from completion_request asked where asked.order_id = live.id and asked.status = 'pending'`

const startBy = (unstartedMs: number) =>
  sql`(live.paid_at + (live.frozen_ms + ${unstartedMs}::bigint) * interval '1 millisecond')`

const ofOrders = ({ now, unstartedMs }: Wanted) => sql`
  select reader_id, side, 'order', 'due', 'order:' || id || ':due', (due_at at time zone zone)::date, due_at,
    null::timestamptz, null::text, null::bytea, country_iso::text, id, null::bigint, id::text, null::text, null::int, updated_at
  from live where status = 'ongoing' and paused_at is null and due_at is not null and not exists (${PENDING})
  union all select reader_id, side, 'order', 'silence', 'order:' || live.id || ':silence', (asked.decides_at at time zone zone)::date,
    asked.decides_at, null, null, null, country_iso, live.id, null, live.id::text, null, null, asked.created_at
  from live join completion_request asked on asked.order_id = live.id and asked.status = 'pending' where live.status = 'ongoing'
  union all select reader_id, side, 'order', 'start', 'order:' || id || ':start', (${startBy(unstartedMs)} at time zone zone)::date,
    ${startBy(unstartedMs)}, null, null, null, country_iso, id, null, id::text, null, null, updated_at
  from live where status = 'paid' and side = 'agent'
  union all select reader_id, side, 'payment', 'pay', 'payment:' || id, (expires_at at time zone zone)::date, expires_at,
    null, null, null, country_iso, id, null, id::text, null, null, updated_at
  from live where status = 'awaiting_payment' and side = 'client' and expires_at > ${now}
    and charge_at is null
  union all select owed.reader_id, owed.side, 'document', 'send', 'document:' || owed.id, (owed.by at time zone owed.zone)::date, owed.by,
    null, null, null, owed.country_iso, owed.id, null, owed.id::text, null, null, owed.updated_at
  from (select live.*, case when status = 'paid' then ${startBy(unstartedMs)} else due_at end as by from live) owed
  where owed.by is not null and (owed.status = 'paid' or (owed.status = 'ongoing' and owed.paused_at is null))
    and exists (select from order_document paper where paper.order_id = owed.id and paper.given_by = owed.side
      and paper.mandatory and paper.status in ('waiting', 'returned'))`

const meetingsOf = (side: Side, now: Date) => sql`
  select reader.id, ${side}::text, 'meeting', 'meet', 'meeting:' || meeting.id, (lower(during) at time zone reader.zone)::date,
    lower(during), upper(during), null::text, null::bytea, null::text, meeting.order_id, null::bigint, meeting.id::text, null::text,
    meeting.sequence::int, meeting.updated_at
  from reader join meeting on ${sql.ref(side === 'client' ? 'meeting.client_id' : 'meeting.agent_id')} = reader.id
  where meeting.status = 'booked' and meeting.order_id is not null and upper(during) > ${now}`

const ofGoals = sql`
  select reader.id, 'client', 'goal', 'travel', 'goal:' || goal.id || ':travel', goal.expected_on, null::timestamptz,
    null::timestamptz, goal.name, null::bytea, goal.country_iso::text, null::uuid, goal.id, goal.id::text, null::text, null::int,
    goal.updated_at
  from reader join goal on goal.client_id = reader.id
  where goal.deleted_at is null and goal.status in ('draft', 'in_progress')`

const ofHand = sql`
  select reader.id, null, paper.kind, 'ends', 'paper:' || paper.id, paper.ends_on, null::timestamptz, null::timestamptz, null::text,
    paper.sealed_name, paper.country_iso::text, null::uuid, null::bigint, paper.id::text, paper.purpose, paper.revision,
    paper.updated_at
  from reader join deadline_paper paper on paper.person_id = reader.id`

const ofStanding = sql`
  select reader.id, 'agent', 'licence', 'ends', 'licence:' || licence.id, licence.valid_until, null::timestamptz, null::timestamptz,
    licence.regulator, null::bytea, licence.country_iso::text, null::uuid, null::bigint, licence.id::text, null::text,
    licence.revision::int, coalesce(licence.decided_at, licence.created_at)
  from reader join licence on licence.agent_id = reader.id where licence.status in ('verified', 'expired')
  union all select reader.id, 'agent', 'verification', 'ends', 'verification:' || verification.agent_id, verification.valid_until, null,
    null, null, null, null, null, null, verification.agent_id::text, null, verification.revision::int,
    coalesce(verification.decided_at, verification.created_at)
  from reader join verification on verification.agent_id = reader.id
  where verification.valid_until is not null and verification.label in ('verified', 'expired')`

/** Each source with its days, within what is asked for; the earliest first. */
export async function keptRows(db: Reader, wanted: Wanted): Promise<KeptRow[]> {
  const { people, side, from, until, kind, after, limit, now } = wanted
  const where: RawBuilder<unknown>[] = [sql`(day >= ${from}::date or sealed_name is not null)`]
  if (side) where.push(sql`(side is null or side = ${side})`)
  if (kind) where.push(sql`kind = ${kind}`)
  if (until) where.push(sql`day <= ${until}::date`)
  if (after) where.push(sql`(day, key collate "C") > (${after[0]}::date, ${after[1]})`)
  const { rows } = await sql<KeptRow>`
    with reader as (${readers(people)}), live as (${live}),
      kept (person_id, side, kind, event, key, day, at, until, name, sealed_name, country_iso, order_id, goal_id, thing, purpose,
        revision, changed_at) as (
        ${ofOrders(wanted)} union all ${meetingsOf('client', now)} union all ${meetingsOf('agent', now)}
        union all ${ofGoals} union all ${ofHand} union all ${ofStanding})
    select person_id, side, kind, event, key collate "C" as key, day, at, until, name, sealed_name, country_iso, order_id, goal_id,
      thing, purpose, revision, changed_at
    from kept where ${sql.join(where, sql` and `)}
    order by day, key collate "C" ${limit === null ? sql`` : sql`limit ${limit}`}`.execute(db)
  return rows
}

/** The files in which a passport stands: of each document the newest version that its owner confirmed. Agents see those of orders under way. */
export async function passportFiles(db: Reader, people: readonly string[], side: Side | null) {
  const { rows } = await sql<{
    person_id: string
    side: Side
    order_id: string
    file_id: string
    confirmed_at: Date
  }>`
    with reader as (${readers(people)}), newest as (
      select distinct on (paper.id) paper.order_id, version.file_id
      from reader join client_order o on o.client_id = reader.id or o.agent_id = reader.id
      join order_document paper on paper.order_id = o.id and paper.person is null
      join document_version version on version.document_id = paper.id
      order by paper.id, version.number desc)
    select reader.id as person_id, case when o.client_id = reader.id then 'client' else 'agent' end as side, o.id as order_id,
      reading.file_id, reading.confirmed_at
    from newest join client_order o on o.id = newest.order_id
    join paper_reading reading on reading.file_id = newest.file_id and reading.confirmed is not null and reading.owner_id = o.client_id
    join reader on reader.id = o.client_id or (reader.id = o.agent_id and o.status in ('paid', 'ongoing', 'conflicted'))
    where ${side === null ? sql`true` : side === 'client' ? sql`o.client_id = reader.id` : sql`o.agent_id = reader.id`}
    order by reading.confirmed_at, reading.file_id`.execute(db)
  return rows
}

export async function passportsOfGoals(db: Reader, people: readonly string[]) {
  const { rows } = await sql<{
    person_id: string
    iso: string
    day: string
    changed_at: Date
    goal_id: number
  }>`
    select client_id as person_id, passport_iso::text as iso, passport_expires_on as day, max(updated_at) as changed_at, min(id) as goal_id
    from goal
    where client_id = any(${people}::uuid[]) and deleted_at is null and status in ('draft', 'in_progress')
      and passport_iso is not null and passport_expires_on is not null
    group by client_id, passport_iso, passport_expires_on`.execute(db)
  return rows
}

/** The passports they keep by hand, which need not be told of a second time. */
export const passportsByHand = (db: Reader, people: readonly string[]) =>
  db
    .selectFrom('deadline_paper')
    .select(['person_id', 'country_iso', 'ends_on'])
    .where('kind', '=', 'passport')
    .where('person_id', '=', sql<string>`any(${people}::uuid[])`)
    .execute()
