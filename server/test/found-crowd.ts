import { randomUUID } from 'node:crypto'
import { type InsertObject, sql } from 'kysely'
import type { Tx } from '../src/platform/database/database.ts'
import type { DB } from '../src/platform/database/rows.generated.ts'
import { indexAgents } from '../src/supply/search/index/index-agent.ts'
import type { TestApp } from './start-app.ts'

export interface CrowdService {
  country: string
  visa: string
  title: string
  price: number
  days: number
  status: 'active' | 'draft' | 'archived'
}

export interface CrowdAgent {
  id: string
  first_name: string
  last_name: string
  username: string | null
  headline: string | null
  languages: string[]
  verified: boolean
  suspended: boolean
  away: boolean
  rating_sum: number
  review_count: number
  completed_orders: number
  response_minutes: number | null
  /** Countries they hold a confirmed licence for. */
  licences: string[]
  /** Can be met every day. */
  open: boolean
  services: CrowdService[]
}

/** An agent who is found, but for what a test says otherwise. */
export const someAgent = (more: Partial<CrowdAgent> = {}): CrowdAgent => ({
  id: randomUUID(),
  first_name: 'Amara',
  last_name: 'Okafor',
  username: null,
  headline: null,
  languages: ['en'],
  verified: true,
  suspended: false,
  away: false,
  rating_sum: 0,
  review_count: 0,
  completed_orders: 0,
  response_minutes: null,
  licences: [],
  open: false,
  services: [someService()],
  ...more,
})

export const someService = (more: Partial<CrowdService> = {}): CrowdService => ({
  country: 'DE',
  visa: 'general/study',
  title: 'Whole application',
  price: 10_000,
  days: 10,
  status: 'active',
  ...more,
})

/** More rows than this would be more parameters than a statement takes. */
const AT_ONCE = 1000

/** Brings agents as they are told, past the rules of publishing, and makes them found. */
export async function bringCrowd({ context, clock }: TestApp, agents: CrowdAgent[]) {
  const rows = rowsOf(agents, clock.now())
  await context.db.transaction().execute(async (tx) => {
    await insertAll(tx, 'person', rows.people)
    await insertAll(tx, 'agent', rows.agents)
    await insertAll(tx, 'work_hours', rows.hours)
    await insertAll(tx, 'licence', rows.licences)
    await insertAll(tx, 'service', rows.services)
  })
  const ids = agents.map(({ id }) => id)
  await context.db.transaction().execute(async (tx) => {
    // The plan that is kept for a test's few agents does not suit so many.
    await sql`set local plan_cache_mode = auto`.execute(tx)
    await indexAgents(context, tx, ids)
  })
}

async function insertAll<Table extends keyof DB>(tx: Tx, table: Table, rows: InsertObject<DB, Table>[]) {
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await tx
      .insertInto(table)
      .values(rows.slice(at, at + AT_ONCE))
      .execute()
}

const rowsOf = (agents: CrowdAgent[], now: Date) => ({
  people: agents.map((agent) => personOf(agent, now)),
  agents: agents.map((agent) => agentOf(agent, now)),
  hours: agents
    .filter(({ open }) => open)
    .flatMap(({ id }) =>
      [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
        agent_id: id,
        weekday,
        start_minute: 540,
        last_minute: 1019,
      })),
    ),
  licences: agents.flatMap(({ id, licences }) =>
    licences.map((country_iso) => ({
      agent_id: id,
      country_iso,
      regulator: 'BAR',
      number: id.slice(0, 8),
      valid_until: '2030-01-01',
      status: 'verified' as const,
      submitted_at: now,
      created_at: now,
    })),
  ),
  services: agents.flatMap(({ id, services }) => services.map((service) => serviceOf(id, service, now))),
})

const personOf = (agent: CrowdAgent, now: Date) => ({
  id: agent.id,
  email: `${agent.id}@example.com`,
  email_verified_at: now,
  first_name: agent.first_name,
  last_name: agent.last_name,
  home: 'consultant' as const,
  mode: 'consultant' as const,
  timezone: 'UTC',
  suspended_at: agent.suspended ? now : null,
  suspended_reason: agent.suspended ? 'Sent advertisements.' : null,
  created_at: now,
})

function agentOf(agent: CrowdAgent, now: Date) {
  const today = now.toISOString().slice(0, 10)
  return {
    person_id: agent.id,
    username: agent.username,
    headline: agent.headline,
    languages: agent.languages,
    verified_at: agent.verified ? now : null,
    away_from: agent.away ? today : null,
    away_until: agent.away ? today : null,
    completed_orders: agent.completed_orders,
    response_minutes: agent.response_minutes,
    rating_sum: String(agent.rating_sum),
    review_count: agent.review_count,
    created_at: now,
  }
}

const serviceOf = (agent_id: string, service: CrowdService, now: Date) => ({
  agent_id,
  status: service.status,
  country_iso: service.country,
  visa_id: service.visa,
  title: service.title,
  description: 'What is done.',
  price_amount: service.price,
  delivery_value: service.days,
  delivery_unit: 'day' as const,
  created_at: now,
  updated_at: now,
})
