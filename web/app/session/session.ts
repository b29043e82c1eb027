import type { Account } from '@sojourn/contract/people/account'
import { readCookie, type SessionCookie, writeCookie } from '../api/cookies.ts'
import { showPerson } from '../api/shown-person.ts'
import { forgetDrafts, forgetDraftsOfOthers } from '../ui/form/forget-drafts.ts'

/** Written when somebody signs in, gone when they sign out; other tabs hear of both. */
export const USER = 'user'
const COOKIES: SessionCookie[] = ['token', 'first_name', 'user_id', 'role', 'offered_zone', 'language']

type CachedUser = Pick<Account, 'uuid' | 'first_name' | 'fullname' | 'role' | 'profile_picture'>

/** Hints for the first paint and nothing more: the server never reads them. */
export function rememberPerson({ uuid, first_name, fullname, role, profile_picture }: CachedUser) {
  const shown: [SessionCookie, string][] = [
    ['first_name', first_name],
    ['user_id', uuid],
    ['role', role],
  ]
  forgetDraftsOfOthers(uuid)
  for (const [name, value] of shown) if (readCookie(name) !== value) writeCookie(name, value)
  try {
    localStorage.setItem(USER, JSON.stringify({ uuid, first_name, fullname, role, profile_picture }))
  } catch {
    // Storage is closed to us; the account comes with every page anyway.
  }
}

export function forgetSession() {
  for (const name of COOKIES) writeCookie(name, null)
  forgetDrafts()
  showPerson(null)
  try {
    localStorage.removeItem(USER)
  } catch {
    // Nothing was kept.
  }
}
