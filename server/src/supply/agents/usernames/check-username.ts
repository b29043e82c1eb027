import { NAME_TAKEN, NAME_UNAVAILABLE, username } from '@sojourn/contract/people/username'
import type { Language } from '@sojourn/contract/words/languages'
import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { say } from '../../../platform/words/say.ts'
import { heldSince, looksLikeOurs } from './name-policy.ts'
import { isTaken } from './username-store.ts'

/** The answer says why not, where one could not have the name. */
export async function checkUsername(
  { db, clock, limits }: Context,
  { id }: Person,
  { typed, language }: { typed: string; language: Language },
) {
  await limits.take('username_check', { account: id })
  const answer = (name: string, reason: string | null) => ({
    username: name,
    available: reason === null,
    reason: reason && say(language, reason),
  })
  const read = username.safeParse(typed)
  if (!read.success)
    return answer(typed.trim().toLowerCase(), read.error.issues[0]?.message ?? NAME_UNAVAILABLE)
  const name = read.data
  if (looksLikeOurs(name)) return answer(name, NAME_UNAVAILABLE)
  const taken = await isTaken(db, name, { id, heldSince: heldSince(clock.now()) })
  return answer(name, taken ? NAME_TAKEN : null)
}
