import type { ValueOf } from '../src/platform/database/value-of.ts'
import type { TestPerson } from './people.ts'
import type { TestApp } from './start-app.ts'

/** Everything a service needs to be published. */
export const WHOLE = {
  country: 'DE',
  visa: 'de/student-visa',
  title: 'German student visa, from admission to appointment',
  description: 'We fill in every form together and rehearse the interview.',
  price: 42_000,
  delivery_time: 3,
  delivery_unit: 'Week',
}

interface Wanted {
  country?: string
  visa?: string
  title?: string
  price?: number
  status?: 'active' | 'draft' | 'archived'
  ordered?: boolean
}

/** A service as if its agent had made it. */
export async function makeService(
  { context, clock }: TestApp,
  agent: Pick<TestPerson, 'id'>,
  wanted: Wanted = {},
) {
  const now = clock.now()
  const { status = 'active' } = wanted
  return context.db
    .insertInto('service')
    .values({
      agent_id: agent.id,
      country_iso: wanted.country ?? WHOLE.country,
      visa_id: wanted.visa ?? WHOLE.visa,
      title: wanted.title ?? WHOLE.title,
      description: WHOLE.description,
      price_amount: wanted.price ?? WHOLE.price,
      delivery_value: 3,
      delivery_unit: 'week',
      status,
      ordered_at: wanted.ordered ? now : null,
      published_at: status === 'active' ? now : null,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** A licence staff confirmed. */
export const makeLicence = (
  { context, clock }: TestApp,
  agent: Pick<TestPerson, 'id'>,
  wanted: {
    country: string
    regulator?: string
    class_code?: string
    valid_until?: string
    decided_at?: Date
    status?: ValueOf<'licence', 'status'>
  },
) =>
  context.db
    .insertInto('licence')
    .values({
      agent_id: agent.id,
      country_iso: wanted.country,
      regulator: wanted.regulator ?? 'CICC',
      class_code: wanted.class_code ?? null,
      number: 'R512345',
      valid_until: wanted.valid_until ?? '2028-03-31',
      status: wanted.status ?? 'verified',
      decided_at: wanted.decided_at ?? null,
      created_at: clock.now(),
    })
    .execute()
