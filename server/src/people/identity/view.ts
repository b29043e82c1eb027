import type { LoginReply } from '@sojourn/contract/people/auth'
import type { Device } from '@sojourn/contract/people/devices'
import type { z } from 'zod'
import type { LoginOutcome } from './sessions/let-in.ts'
import type { livingSessionsOf } from './sessions/session-store.ts'

export const viewLogin = (outcome: LoginOutcome): z.input<typeof LoginReply> =>
  outcome.kind === 'signed_in'
    ? { outcome: 'signed_in', is_a: outcome.session.role }
    : { outcome: 'two_step', id: outcome.challengeId }

type SessionRow = Awaited<ReturnType<typeof livingSessionsOf>>[number]

export const viewDevice = (session: SessionRow, thisId: string): z.input<typeof Device> => ({
  id: session.id,
  name: session.device_name,
  address: session.address,
  is_this: session.id === thisId,
  last_seen_at: session.last_seen_at.toISOString(),
  created_at: { date: session.created_at.toISOString() },
})
