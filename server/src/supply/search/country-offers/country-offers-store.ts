import type pg from 'pg'
import type { Card } from '../view.ts'

/** Beyond it counts say `1,000+`. */
export const MOST_COUNTED = 1000
const BEST = 3

export interface VisaOffersRow {
  visa: string
  agents: number
  services: number
  min_price: number
  /** The dearest of them asks at least this. */
  top_price: number
  best: { card: Card; min_price: number }[]
}

/** General visas are of every country without its own. */
const OFFERS = `
  with wanted as (
    select id, country_iso::text, position from visa where country_iso = $1 and replaced_by is null
    union all
    select id, $1, position from visa
    where country_iso is null and not exists (select from visa where country_iso = $1)
  )
  select wanted.id as visa, counted.agents, counted.services, cheapest.min_price, dearest.min_price as top_price, best.best
  from wanted
  cross join lateral (
    select count(*) as agents, sum(cardinality(prices)) as services
    from (
      select prices from found_offer where country_iso = wanted.country_iso and aim = wanted.id
      limit ${MOST_COUNTED + 1}
    ) seen
  ) counted
  cross join lateral (
    select min_price from found_offer where country_iso = wanted.country_iso and aim = wanted.id
    order by min_price, agent_id limit 1
  ) cheapest
  cross join lateral (
    select min_price from found_offer where country_iso = wanted.country_iso and aim = wanted.id
    order by min_price desc, agent_id desc limit 1
  ) dearest
  cross join lateral (
    select json_agg(json_build_object('card', card, 'min_price', min_price) order by standing desc, agent_id desc) as best
    from (
      select agent_id, card, offer.standing, offer.min_price
      from found_offer offer join found_agent using (agent_id)
      where country_iso = wanted.country_iso and aim = wanted.id
      order by offer.standing desc, agent_id desc limit ${BEST}
    ) first
  ) best
  order by wanted.position`

export const offersForVisas = async (pool: pg.Pool, iso: string) =>
  (await pool.query<VisaOffersRow>({ name: 'country-offers', text: OFFERS, values: [iso] })).rows

const AGENTS = `
  select count(*) as agents
  from (select from found_offer where country_iso = $1 and aim = '' limit ${MOST_COUNTED + 1}) seen`

export const agentsForCountry = async (pool: pg.Pool, iso: string) =>
  (await pool.query<{ agents: number }>({ name: 'country-agents', text: AGENTS, values: [iso] })).rows[0]
    ?.agents ?? 0
