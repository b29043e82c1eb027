import type { Tx } from '../../src/platform/database/database.ts'

/** An hour in which they meet somebody. */
export const HOUR = '[2027-01-04T09:00Z,2027-01-04T10:00Z)'

interface Calendar {
  agent_id: string
  now: Date
  secret: () => Buffer
  word: string
}

export async function addAvailability(tx: Tx, { agent_id, now, secret, word }: Calendar) {
  const days = { agent_id, from_day: '2027-01-04', until_day: '2027-01-05', ranges: '[]' }
  await tx
    .insertInto('work_hours')
    .values({ agent_id, weekday: 1, start_minute: 540, last_minute: 599 })
    .execute()
  await tx.insertInto('work_hours_override').values(days).execute()
  await tx
    .insertInto('blocked_date')
    .values({ ...days, created_at: now })
    .execute()
  await tx.insertInto('availability_rule').values({ agent_id, notice_minutes: 60 }).execute()
  await tx
    .insertInto('calendar_feed')
    .values({ agent_id, token_hash: secret(), sealed_token: secret(), created_at: now })
    .execute()
  const calendar = { agent_id, provider: 'google', status: 'linked' as const, email: `${word}@example.com` }
  const { id } = await tx
    .insertInto('connected_calendar')
    .values({ ...calendar, sealed_tokens: secret(), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('calendar_consent')
    .values({
      state_hash: secret(),
      browser_hash: secret(),
      calendar_id: id,
      agent_id,
      code_verifier: secret().toString('base64url'),
      created_at: now,
      expires_at: now,
    })
    .execute()
  await tx.insertInto('busy_time').values({ calendar_id: id, agent_id, during: HOUR }).execute()
}
