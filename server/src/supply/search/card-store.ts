import type pg from 'pg'
import type { Aim } from './search-criteria.ts'
import type { FoundRow } from './view.ts'

interface CardRow extends FoundRow {
  agent_id: string
}

const ANYTHING: Aim = { country: '', aim: '' }

/** The cards of these agents who can be found, in the order of the ids; who does not serve the aim has no price there. */
export async function cardsOf(pool: pg.Pool, ids: readonly string[], { country, aim } = ANYTHING) {
  const { rows } = await pool.query<CardRow>({
    name: 'found-cards',
    text: `select asked.agent_id, card, min_price, min_days, next_free_at
      from unnest($1::uuid[]) with ordinality as asked (agent_id, position)
      join found_agent on found_agent.agent_id = asked.agent_id
      left join found_offer on found_offer.agent_id = asked.agent_id and (country_iso, aim) = ($2::text, $3::text)
      left join found_free on found_free.agent_id = asked.agent_id
      order by position`,
    values: [ids, country, aim],
  })
  return rows
}

/** These agents cannot be found: what they offer is not shown. */
export async function plainCardsOf(pool: pg.Pool, ids: readonly string[]) {
  const { rows } = await pool.query<CardRow & { verified: boolean }>({
    name: 'plain-cards',
    text: `select agent.person_id as agent_id, verified_at is not null as verified, null as min_price, null as min_days,
        null as next_free_at,
        json_build_object(
          'uuid', agent.person_id, 'username', username, 'name', first_name || ' ' || last_name, 'headline', headline,
          'picture_key', picture_key, 'countries', '[]'::json, 'categories', '[]'::json, 'languages', languages,
          'rating', case when review_count > 0 then round(rating_sum / review_count, 1) end,
          'review_count', review_count, 'completed_orders', completed_orders,
          'response_minutes', response_minutes, 'service_count', 0,
          'decisions', (select json_build_object('approved', approved, 'refused', refused)
            from agent_share where agent_share.agent_id = agent.person_id), 'licences', '[]'::json
        ) as card
      from agent join person on person.id = agent.person_id
      where agent.person_id = any($1::uuid[]) and deleted_at is null`,
    values: [ids],
  })
  return rows
}
