import type { Language } from '@sojourn/contract/words/languages'
import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { viewDevice } from '../view.ts'
import { livingSessionsOf } from './session-store.ts'

/** The latest comes first. */
export async function listDevices({ db, clock }: Context, actor: Person, language: Language) {
  const sessions = await livingSessionsOf(db, actor.id, clock.now())
  return sessions.map((session) => viewDevice(session, { thisId: actor.sessionId, language }))
}
