import { randomUUID } from 'node:crypto'
import { addSession } from '../../server/src/people/identity/sessions/session-store.ts'
import { hashOfToken, newToken } from '../../server/src/people/identity/sessions/token.ts'
import type { Tx } from '../../server/src/platform/database/database.ts'

const A_YEAR_MS = 365 * 24 * 3600_000

export async function sessionOf(tx: Tx, person_id: string, number: number) {
  const now = new Date()
  const token = newToken()
  const device = randomUUID()
  await addSession(tx, {
    token_hash: hashOfToken(token),
    person_id,
    device_id: device,
    device_name: 'bench',
    address: '127.0.0.1',
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + A_YEAR_MS),
    confirmed_at: now,
  })
  return {
    cookie: `session=${token}`,
    'x-device-id': device,
    'x-forwarded-for': `10.${number >> 8}.${number & 255}.1`,
  }
}
export type SessionHeaders = Awaited<ReturnType<typeof sessionOf>>
