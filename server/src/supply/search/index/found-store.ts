import { sql } from 'kysely'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import type { FreeSlot } from '../../availability/slots/next-free-slot.ts'
import { openedBy } from '../../licences/opened-by.ts'

export const isAgent = async (db: Reader, personId: string) =>
  (await db.selectFrom('agent').select('person_id').where('person_id', '=', personId).executeTakeFirst()) !==
  undefined

/**
 * The rows decide whether and where agents are found. They are held, in the order of their ids, until the
 * transaction ends: of two who rewrite the same agent the second sees all the first did.
 */
export const lockAgents = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('agent')
    .innerJoin('person', 'person.id', 'agent.person_id')
    .select([
      'agent.person_id',
      'verified_at',
      'suspended_at',
      'deleted_at',
      'deletion_due_at',
      'away_from',
      'away_until',
      'timezone',
      'rating_sum',
      'review_count',
      'completed_orders',
      'response_minutes',
    ])
    .where('agent.person_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('agent.person_id')
    .forNoKeyUpdate('agent')
    .execute()

/** The agents stand in the order of their ids. */
interface NextFree {
  at: (Date | null)[]
  lookAgainAt: Date[]
  coming: Date[][]
  now: Date
}

/** Agents who may be found if they offer something, with what their rows take from outside. */
export interface Findable {
  ids: string[]
  standings: number[]
  ratingRanks: number[]
  nextFree: NextFree
  /** Agents and countries make pairs, side by side. */
  licensedAgents: string[]
  licensedCountries: string[]
  /** Nobody is shown there without a licence that covers the visa. */
  onLicence: string[]
  today: string
}

const asked = ({ ids, standings, ratingRanks }: Findable) => sql`
  asked as (
    select agent_id, standing, rating_rank from unnest(${ids}::uuid[], ${standings}::int[], ${ratingRanks}::int[])
      as asked (agent_id, standing, rating_rank)
  )`

const licensed = ({ licensedAgents, licensedCountries }: Findable) => sql`
  licensed as (
    select agent_id, country_iso from unnest(${licensedAgents}::uuid[], ${licensedCountries}::text[])
      as licensed (agent_id, country_iso)
  )`

const offered = (findable: Findable) => sql`
  offered as (
    select asked.agent_id, asked.standing, asked.rating_rank, service.id, service.country_iso, service.title,
      coalesce(visa.replaced_by, service.visa_id) as visa_id, coalesce(visa.former_codes, '{}') as former_codes,
      service.price_amount as price, service.delivery_days as days,
      coalesce(visa.purposes, '{}') as purposes, coalesce(visa.name, '') as visa
    from asked
    join service on service.agent_id = asked.agent_id and service.status = 'active'
    left join visa on visa.id = service.visa_id
    where service.country_iso <> all (${findable.onLicence}::text[]) or ${openedBy(findable.today)}
  )`

const withOffers = (findable: Findable) => sql`
  with ${asked(findable)}, ${licensed(findable)}, ${offered(findable)}`

/** Takes away who of these is not findable, or offers nothing that counts. */
export const forgetHidden = (tx: Tx, ids: readonly string[], findable: Findable) =>
  sql`
    ${withOffers(findable)}
    delete from found_agent where agent_id = any(${ids}::uuid[]) and agent_id not in (select agent_id from offered)
  `.execute(tx)

export const noteFirstFound = (tx: Tx, findable: Findable, now: Date) =>
  sql`
    ${withOffers(findable)}
    update agent set found_since = ${now}
    where found_since is null and person_id in (select agent_id from offered)
  `.execute(tx)

/** A service serves its country, each purpose there and anywhere, its visa there, and a general one anywhere. */
const aimed = sql`
  aimed as (
    select offered.agent_id, aim.country_iso, aim.aim,
      min(price) as min_price, min(days) as min_days,
      (array_agg(days order by price, days))[1] = min(days) as cheapest_is_quickest,
      array_agg(price order by offered.id) as prices, array_agg(days order by offered.id) as days
    from offered
    cross join lateral (
      select '', ''
      union all select offered.country_iso::text, ''
      union all select offered.country_iso::text, purpose from unnest(purposes) purpose
      union all select '', purpose from unnest(purposes) purpose
      union all select offered.country_iso::text, visa_id
      union all select offered.country_iso::text, lower(offered.country_iso) || '/' || former from unnest(former_codes) former
      union all select '', visa_id where visa_id like 'general/%'
    ) as aim (country_iso, aim)
    group by offered.agent_id, aim.country_iso, aim.aim
  )`

export const writeFoundAgents = (tx: Tx, findable: Findable) =>
  sql`
    ${withOffers(findable)}, ${aimed},
    offers as materialized (
      select agent_id, standing, rating_rank, count(*)::int as service_count,
        string_agg(title || ' ' || visa, ' ') as words
      from offered group by agent_id, standing, rating_rank
    ),
    places as materialized (
      select agent_id, string_agg(name, ' ') as words,
        json_agg(json_build_object('id', iso, 'name', name) order by services desc, name) as countries
      from (select agent_id, country_iso, count(*) as services from offered group by agent_id, country_iso) served
      join country on country.iso = served.country_iso
      group by agent_id
    ),
    purposes as materialized (
      select agent_id, string_agg(name, ' ') as words,
        json_agg(json_build_object('name', name) order by services desc, position) as categories
      from (
        select agent_id, slug, count(*) as services from offered, unnest(offered.purposes) slug group by agent_id, slug
      ) served
      join purpose using (slug)
      group by agent_id
    ),
    licences as materialized (
      select agent_id, json_agg(json_build_object('id', iso, 'name', name) order by name) as countries,
        array_agg('L:' || iso) || array['L:'] as lexemes
      from licensed join country on country.iso = licensed.country_iso
      group by agent_id
    ),
    aims as materialized (
      select agent_id, array_agg(country_iso || ':' || aim) as lexemes from aimed group by agent_id
    )
    insert into found_agent as found (agent_id, standing, rating_rank, rating, found_since, doc, card)
    select agent.person_id, offers.standing, offers.rating_rank, rating, agent.found_since,
      array_to_tsvector(
        found_words(concat_ws(' ', name, headline, offers.words, places.words, purposes.words))
        || array(select 'n:' || word from unnest(found_words(concat_ws(' ', name, username))) word)
        || array(select 'l:' || language from unnest(agent.languages) language)
        || aims.lexemes || coalesce(licences.lexemes, '{}')
      ),
      json_build_object(
        'uuid', agent.person_id, 'username', username, 'name', name, 'headline', headline,
        'picture_key', picture_key, 'countries', places.countries,
        'categories', coalesce(purposes.categories, '[]'), 'languages', agent.languages, 'rating', rating,
        'review_count', review_count, 'completed_orders', completed_orders,
        'response_minutes', response_minutes, 'service_count', offers.service_count,
        'decisions', (select json_build_object('approved', approved, 'refused', refused)
          from agent_share where agent_share.agent_id = offers.agent_id),
        'licences', coalesce(licences.countries, '[]')
      )
    from offers
    join agent on agent.person_id = offers.agent_id
    join person on person.id = offers.agent_id
    cross join lateral (
      select first_name || ' ' || last_name as name,
        case when review_count > 0 then round(rating_sum / review_count, 1) end as rating
    ) said
    join places on places.agent_id = offers.agent_id
    join aims on aims.agent_id = offers.agent_id
    left join purposes on purposes.agent_id = offers.agent_id
    left join licences on licences.agent_id = offers.agent_id
    on conflict (agent_id) do update set
      standing = excluded.standing, rating_rank = excluded.rating_rank, rating = excluded.rating,
      found_since = excluded.found_since, doc = excluded.doc, card = excluded.card
    where (found.standing, found.rating_rank, found.rating, found.found_since, found.doc, found.card::text)
      is distinct from (excluded.standing, excluded.rating_rank, excluded.rating, excluded.found_since,
        excluded.doc, excluded.card::text)
  `.execute(tx)

/** Only the aims that changed are written: five indexes hang on each. */
export const writeFoundOffers = (tx: Tx, findable: Findable) =>
  sql`
    ${withOffers(findable)}, ${aimed},
    gone as (
      delete from found_offer
      where agent_id = any(${findable.ids}::uuid[])
        and (agent_id, country_iso, aim) not in (select agent_id, country_iso, aim from aimed)
    )
    insert into found_offer as found (agent_id, country_iso, aim, standing, rating_rank, rating, min_price, min_days,
      cheapest_is_quickest, prices, days, licensed, languages, found_since)
    select aimed.agent_id, aimed.country_iso, aimed.aim, found_agent.standing, found_agent.rating_rank, found_agent.rating,
      aimed.min_price, aimed.min_days, aimed.cheapest_is_quickest, aimed.prices, aimed.days,
      case when aimed.country_iso = '' then aimed.agent_id in (select agent_id from licensed)
        else licensed.agent_id is not null end,
      ' ' || array_to_string(agent.languages, ' ') || ' ', found_agent.found_since
    from aimed
    join agent on agent.person_id = aimed.agent_id
    join found_agent on found_agent.agent_id = aimed.agent_id
    left join licensed on licensed.agent_id = aimed.agent_id and licensed.country_iso = aimed.country_iso
    on conflict (agent_id, country_iso, aim) do update set
      standing = excluded.standing, rating_rank = excluded.rating_rank, rating = excluded.rating,
      min_price = excluded.min_price, min_days = excluded.min_days, cheapest_is_quickest = excluded.cheapest_is_quickest, prices = excluded.prices, days = excluded.days,
      licensed = excluded.licensed, languages = excluded.languages, found_since = excluded.found_since
    where (found.standing, found.rating_rank, found.rating, found.min_price, found.min_days, found.cheapest_is_quickest, found.prices,
        found.days, found.licensed, found.languages, found.found_since)
      is distinct from (excluded.standing, excluded.rating_rank, excluded.rating, excluded.min_price,
        excluded.min_days, excluded.cheapest_is_quickest, excluded.prices, excluded.days, excluded.licensed, excluded.languages, excluded.found_since)
  `.execute(tx)

/** A slot is good until it can no longer be booked; who has none is looked at a day later, when another day can be booked. */
export function nextFreeOf(ids: readonly string[], slots: Map<string, FreeSlot>, now: Date): NextFree {
  const tomorrow = new Date(now.getTime() + DAY_MS)
  return {
    at: ids.map((id) => slots.get(id)?.at ?? null),
    lookAgainAt: ids.map((id) => slots.get(id)?.until ?? tomorrow),
    coming: ids.map((id) => slots.get(id)?.coming ?? []),
    now,
  }
}

/**
 * An agent who opens no hours has no slot until they change that, which is told. While somebody holds a slot that may be free again
 * by itself, nothing is known of what comes.
 */
const asFound = (ids: readonly string[], { at, lookAgainAt, coming, now }: NextFree) => sql`
  select agent_id, next_free_at,
    case
      when next_free_at is not null
        or exists (select from work_hours where work_hours.agent_id = given.agent_id)
        or exists (select from work_hours_override opened where opened.agent_id = given.agent_id)
        then look_again_at
      else 'infinity'
    end as look_again_at,
    case
      when exists (
        select from meeting where meeting.agent_id = given.agent_id and status = 'held' and held_until > ${now}
      ) then '{}'
      else array(select jsonb_array_elements_text(coming)::timestamptz)
    end as coming
  from unnest(${ids}::uuid[], ${at}::timestamptz[], ${lookAgainAt}::timestamptz[],
    ${coming.map((slots) => JSON.stringify(slots))}::jsonb[]) as given (agent_id, next_free_at, look_again_at, coming)`

export const writeNextFree = (tx: Tx, { ids, nextFree }: Pick<Findable, 'ids' | 'nextFree'>) =>
  sql`
    insert into found_free as found (agent_id, next_free_at, look_again_at, coming)
    select fresh.agent_id, fresh.next_free_at, fresh.look_again_at, fresh.coming
    from (${asFound(ids, nextFree)}) fresh
    join found_agent using (agent_id)
    on conflict (agent_id) do update set
      next_free_at = excluded.next_free_at, look_again_at = excluded.look_again_at, coming = excluded.coming
    where (found.next_free_at, found.look_again_at, found.coming)
      is distinct from (excluded.next_free_at, excluded.look_again_at, excluded.coming)
  `.execute(tx)

/** In order, so that two who bring the same new words wait for each other and do not deadlock. */
export const addWords = (tx: Tx, ids: readonly string[]) =>
  sql`
    insert into found_word (word)
    select distinct lexeme from found_agent, unnest(tsvector_to_array(doc)) lexeme
    where agent_id = any(${ids}::uuid[]) and position(':' in lexeme) = 0
      and not exists (select from found_word where word = lexeme)
    order by lexeme
    on conflict do nothing
  `.execute(tx)

/**
 * An agent whose next free slot can no longer be booked has the first of those that come and still can: nothing of theirs
 * has changed, or it would have been written. Returns how many were looked at; the other statement is for who has none left.
 */
export async function takeComingSlots(tx: Tx, now: Date, most: number) {
  const { numAffectedRows } = await sql`
    with due as (
      select agent_id, next_free_at - look_again_at as notice, coming from found_free
      where look_again_at < ${now} and coming <> '{}' order by look_again_at, agent_id limit ${most} for update skip locked
    ), next as (
      select due.agent_id, due.notice, slot.at, slot.place::int as place
      from due left join lateral (
        select at, place from unnest(due.coming) with ordinality as slot (at, place)
        where at - due.notice >= ${now} order by place limit 1
      ) slot on true
    )
    update found_free set
      next_free_at = coalesce(next.at, next_free_at), look_again_at = coalesce(next.at - next.notice, look_again_at),
      coming = case when next.at is null then '{}' else found_free.coming[next.place + 1:] end
    from next where found_free.agent_id = next.agent_id`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Agents whose slot passed the longest ago come first; those who had none a day ago are among them. */
export const freeSlotsPassed = (db: Reader, now: Date, most: number) =>
  db
    .selectFrom('found_free')
    .select(['agent_id', 'look_again_at'])
    .where('look_again_at', '<', now)
    .orderBy('look_again_at')
    .orderBy('agent_id')
    .limit(most)
    .execute()

interface Renewed {
  ids: string[]
  passed: Date[]
  nextFree: NextFree
}

/** Only where it is still the passed one: who changed their hours meanwhile has a newer truth than ours. */
export const renewNextFree = (tx: Tx, { ids, passed, nextFree }: Renewed) =>
  sql`
    update found_free set
      next_free_at = fresh.next_free_at, look_again_at = fresh.look_again_at, coming = fresh.coming
    from (${asFound(ids, nextFree)}) fresh
    join unnest(${ids}::uuid[], ${passed}::timestamptz[]) as known (agent_id, passed) using (agent_id)
    where found_free.agent_id = fresh.agent_id and found_free.look_again_at = known.passed
  `.execute(tx)

export const offeringAmong = (
  db: Reader,
  ids: readonly string[],
  { country, purpose }: { country: string; purpose: string },
) =>
  db
    .selectFrom('found_offer')
    .select('agent_id')
    .where('agent_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('country_iso', '=', country)
    .where('aim', '=', purpose)
    .execute()
