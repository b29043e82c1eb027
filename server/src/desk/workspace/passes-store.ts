import type { JOURNEY_STOPS } from '@sojourn/contract/desk/desk-words'
import { type GoalPass, MOST_PASSES } from '@sojourn/contract/desk/today'
import { sql } from 'kysely'
import type { Reader } from '../../platform/database/database.ts'

type Stop = (typeof JOURNEY_STOPS)[number]

export interface PassRow extends Record<Stop, boolean> {
  id: number
  name: string
  home_iso: string | null
  home: string | null
  country_iso: string
  country: string
  by: string
  order_id: string | null
  title: string | null
  stage_no: number | null
  stage_count: number | null
  completed: boolean
  first_name: string | null
  last_name: string | null
  in_conflict: boolean
  others: NonNullable<GoalPass['order']>[]
}

/** Goals that are not decided, each with the newest of its orders that go on and the others, else the newest that is completed. */
export async function passesOf(db: Reader, clientId: string) {
  const { rows } = await sql<PassRow>`
    select goal.id, goal.name, home.iso as home_iso, home.name as home, goal.country_iso, country.name as country,
      to_char(goal.expected_on, 'YYYY-MM-DD') as by, o.id as order_id, o.title, agent.first_name, agent.last_name, beside.others,
      o.stage_no, o.stage_count, coalesce(o.status = 'conflicted', false) as in_conflict,
      coalesce(o.status = 'completed', false) as completed,
      o.paid_at is not null as paid, o.started_at is not null as started,
      o.paid_at is not null and not exists (
        select from order_document paper
        where paper.order_id = o.id and paper.mandatory and paper.status in ('waiting', 'returned')) as documents,
      coalesce(o.stage in ('filed', 'waiting', 'decided'), false) as filed, coalesce(o.stage = 'decided', false) as decided
    from goal
    join person client on client.id = goal.client_id
    left join country home on home.iso = client.country_iso
    join country on country.iso = goal.country_iso
    left join lateral (
      select * from client_order
      where client_order.goal_id = goal.id and client_order.status <> 'cancelled'
      order by client_order.status = 'completed', client_order.created_at desc limit 1) o on true
    left join person agent on agent.id = o.agent_id
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('uuid', other.id, 'title', other.title,
          'with', seller.first_name || ' ' || seller.last_name, 'in_conflict', other.status = 'conflicted') order by other.created_at desc), '[]') as others
      from client_order other join person seller on seller.id = other.agent_id
      where other.goal_id = goal.id and other.case_id <> o.case_id
        and other.status in ('awaiting_payment', 'paid', 'ongoing', 'conflicted')) beside
    where goal.client_id = ${clientId} and goal.deleted_at is null and goal.status in ('draft', 'in_progress')
    order by goal.created_at desc, goal.id desc limit ${MOST_PASSES}`.execute(db)
  return rows
}
