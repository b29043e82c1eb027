import type { LoginReply } from '@sojourn/contract/people/auth'
import type { Device } from '@sojourn/contract/people/devices'
import type { Language } from '@sojourn/contract/words/languages'
import type { z } from 'zod'
import { say } from '../../platform/words/say.ts'
import type { LoginOutcome } from './sessions/let-in.ts'
import type { livingSessionsOf } from './sessions/session-store.ts'

export const viewLogin = (outcome: LoginOutcome): z.input<typeof LoginReply> =>
  outcome.kind === 'signed_in'
    ? { outcome: 'signed_in', is_a: outcome.session.role }
    : { outcome: 'two_step', id: outcome.challengeId }

type SessionRow = Awaited<ReturnType<typeof livingSessionsOf>>[number]

/** Its name is told in the words of its owner. */
export const viewDevice = (
  session: SessionRow,
  { thisId, language }: { thisId: string; language: Language },
): z.input<typeof Device> => ({
  id: session.id,
  name: say(language, session.device_name, 'parts'),
  address: session.address,
  is_this: session.id === thisId,
  last_seen_at: session.last_seen_at.toISOString(),
  created_at: { date: session.created_at.toISOString() },
})
