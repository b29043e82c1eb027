import { randomUUID } from 'node:crypto'
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

/** Brings agents as they are told, past the rules of publishing, and makes them found. */
export async function bringCrowd({ context, clock }: TestApp, agents: CrowdAgent[]) {
  const now = clock.now()
  const today = now.toISOString().slice(0, 10)
  await context.db.transaction().execute(async (tx) => {
    for (const agent of agents) {
      await tx
        .insertInto('person')
        .values({
          id: agent.id,
          email: `${agent.id}@example.com`,
          email_verified_at: now,
          first_name: agent.first_name,
          last_name: agent.last_name,
          home: 'consultant',
          mode: 'consultant',
          timezone: 'UTC',
          suspended_at: agent.suspended ? now : null,
          suspended_reason: agent.suspended ? 'Sent advertisements.' : null,
          created_at: now,
        })
        .execute()
      await tx
        .insertInto('agent')
        .values({
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
        })
        .execute()
      if (agent.open) {
        const hours = { agent_id: agent.id, start_minute: 540, last_minute: 1019 }
        await tx
          .insertInto('work_hours')
          .values([0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ ...hours, weekday })))
          .execute()
      }
      for (const country_iso of agent.licences) {
        await tx
          .insertInto('licence')
          .values({
            agent_id: agent.id,
            country_iso,
            regulator: 'BAR',
            number: agent.id.slice(0, 8),
            valid_until: '2030-01-01',
            status: 'verified',
            submitted_at: now,
            created_at: now,
          })
          .execute()
      }
      for (const service of agent.services) {
        await tx
          .insertInto('service')
          .values({
            agent_id: agent.id,
            status: service.status,
            country_iso: service.country,
            visa_id: service.visa,
            title: service.title,
            description: 'What is done.',
            price_amount: service.price,
            delivery_value: service.days,
            delivery_unit: 'day',
            created_at: now,
            updated_at: now,
          })
          .execute()
      }
    }
  })
  const ids = agents.map(({ id }) => id)
  await context.db.transaction().execute((tx) => indexAgents(context, tx, ids))
}
