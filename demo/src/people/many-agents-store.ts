import { sql } from 'kysely'
import type { Reader, Tx } from '../../../server/src/platform/database/database.ts'
import { dice, idOf, oneOf, share } from '../dice-store.ts'
import { FAMILY_NAMES, GIVEN_NAMES, LANGUAGES, SYLLABLES } from './many-names.ts'

/** The countries most ask for have most agents: 18 in a hundred for the first, about 1.7 for the last of thirty. */
const COUNTRY_COUNT = 30
const agentOf = (n: string, seed: number) => idOf('agent', n, seed)

interface Crowd {
  from: number
  to: number
  seed: number
  now: Date
}

const numbers = ({ from, to }: Crowd) => sql`generate_series(${from}::bigint, ${to}::bigint) as n`

export async function addPeople(tx: Tx, crowd: Crowd) {
  const { seed, now } = crowd
  await sql`
    insert into person (id, email, email_verified_at, first_name, last_name, home, mode, timezone, created_at)
    select ${agentOf('n', seed)}, 'agent-' || n || '@many.example', ${now},
      ${oneOf(GIVEN_NAMES, seed + 1)},
      case when ${dice('n', seed + 12, 10)} < 5 then ${oneOf(FAMILY_NAMES, seed + 2)}
        else initcap(${oneOf(SYLLABLES[0], seed + 13)} || ${oneOf(SYLLABLES[1], seed + 14)} || ${oneOf(SYLLABLES[2], seed + 15)}) end,
      'consultant', 'consultant', 'UTC', ${now}::timestamptz - n * interval '1 minute'
    from ${numbers(crowd)}
    on conflict do nothing`.execute(tx)
  // Most speak English, then one to three other languages, the common ones more often.
  await sql`
    insert into agent (person_id, username, verified_at, headline, languages, plan, completed_orders, response_minutes,
      rating_sum, review_count, created_at, declared_trader)
    select id, 'agent-' || n, case when ${dice('n', seed + 3, 100)} < 97 then ${now}::timestamptz end,
      (array['Clear answers before you pay', 'Files that officers like to read', 'From first question to stamped passport',
        'Calm help after a refusal', 'Families first, forms second', 'Twenty years of embassy queues'])[1 + ${dice('n', seed + 4, 6)}],
      array(
        select distinct (${LANGUAGES}::text[])[1 + floor(${LANGUAGES.length} * power(${share('n * 7 + k', seed + 5)}, 3))::int]
        from generate_series(1, 1 + ${dice('n', seed + 6, 3)}) k
      ),
      'business', floor(300 * power(${share('n', seed + 7)}, 3))::int,
      case when ${dice('n', seed + 8, 10)} > 0 then floor(3000 * power(${share('n', seed + 9)}, 2))::int end,
      round(reviews * (3.5 + 1.5 * sqrt(${share('n', seed + 10)})), 1), reviews, created_at, false
    from (
      select n, ${agentOf('n', seed)} as id, ${now}::timestamptz - n * interval '1 minute' as created_at,
        greatest(0, floor(120 * power(${share('n', seed + 11)}, 3))::int - 3) as reviews
      from ${numbers(crowd)}
    ) one
    on conflict do nothing`.execute(tx)
}

/** An agent has three services, and five of six are published; most are for the country they know best. */
export const addServices = (tx: Tx, crowd: Crowd) => {
  const { seed, now } = crowd
  return sql`
    with ranked as (
      select country_iso as iso, row_number() over (order by md5(country_iso)) - 1 as rank,
        array_agg(id order by id) as visas
      from visa where country_iso is not null and replaced_by is null group by country_iso
    ),
    weighted as (select iso, visas, 1 / power(rank + 1, 0.7) as weight from ranked where rank < ${COUNTRY_COUNT}),
    spread as (
      select iso, visas, sum(weight) over (order by weight desc, iso) / sum(weight) over () as until,
        (sum(weight) over (order by weight desc, iso) - weight) / sum(weight) over () as since
      from weighted
    ),
    drawn as (
      select n, k, case when k = 1 or ${dice('n * 3 + k', seed + 20, 10)} < 6 then ${share('n', seed + 21)}
        else ${share('n * 3 + k', seed + 22)} end as luck
      from ${numbers(crowd)}, generate_series(1, 3) k
    )
    insert into service (id, agent_id, status, country_iso, visa_id, title, description, price_amount, delivery_value,
      delivery_unit, version, published_at, created_at, updated_at)
    select overlay(overlay(md5('service ' || ${seed}::int || ' ' || n || ' ' || k) placing '4' from 13) placing 'a' from 17)::uuid,
      ${agentOf('n', seed)}, case when ${dice('n * 3 + k', seed + 23, 6)} > 0 then 'active' else 'draft' end, iso, visa.id,
      visa.name || ': ' || (array['whole application', 'second look', 'first consultation', 'documents and forms',
        'after a refusal', 'from plan to arrival'])[1 + ${dice('n * 3 + k', seed + 24, 6)}],
      'What is done, by when, and what you hand over.',
      500 * (10 + floor(490 * power(${share('n * 3 + k', seed + 25)}, 2))::int),
      2 + ${dice('n * 3 + k', seed + 26, 90)}, 'day', 1, ${now}, ${now}, ${now}
    from drawn
    join spread on luck >= since and luck < until
    join visa on visa.id = visas[1 + ${dice('n * 3 + k', seed + 27, 'array_length(visas, 1)')}]
    on conflict do nothing`.execute(tx)
}

/** Nine in ten of those who need one have it. */
export const addLicences = (tx: Tx, crowd: Crowd) =>
  sql`
    insert into licence (agent_id, country_iso, regulator, number, valid_until, status, decided_at, created_at)
    select distinct agent_id, service.country_iso, 'BAR', 'N-' || left(agent_id::text, 8),
      (${crowd.now}::timestamptz + interval '2 years')::date, 'verified', ${crowd.now}::timestamptz, ${crowd.now}::timestamptz
    from service
    join country on country.iso = service.country_iso and licence_notice is not null
    where agent_id in (select ${agentOf('n', crowd.seed)} from ${numbers(crowd)})
      and ${dice('hashtext(agent_id::text)', crowd.seed + 30, 10)} > 0
    on conflict do nothing`.execute(tx)

/** Three in four keep hours, two days a week; some can be met tomorrow, a few in a month at the soonest. */
export async function addHours(tx: Tx, crowd: Crowd) {
  const { seed } = crowd
  const keepsHours = sql`${dice('n', seed + 40, 4)} > 0`
  await sql`
    insert into work_hours (agent_id, weekday, start_minute, last_minute)
    select ${agentOf('n', seed)}, (${dice('n', seed + 41, 7)} + 3 * k) % 7, 540, 1019
    from ${numbers(crowd)}, generate_series(0, 1) k where ${keepsHours}
    on conflict do nothing`.execute(tx)
  await sql`
    insert into availability_rule (agent_id, notice_minutes)
    select ${agentOf('n', seed)}, 240 + floor(42960 * power(${share('n', seed + 42)}, 3))::int
    from ${numbers(crowd)} where ${keepsHours}
    on conflict do nothing`.execute(tx)
}

export async function idsOf(db: Reader, crowd: Crowd) {
  const { rows } = await sql<{ id: string }>`
    select ${agentOf('n', crowd.seed)} as id from ${numbers(crowd)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Without it the first who ask would be answered by guesses. */
export async function lookOver(db: Reader) {
  for (const table of [
    'person',
    'agent',
    'service',
    'licence',
    'work_hours',
    'availability_rule',
    'found_agent',
    'found_offer',
    'found_free',
    'found_word',
  ])
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db)
}
