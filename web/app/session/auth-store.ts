import type { Role } from '@sojourn/contract/people/auth'

/** What brought somebody to sign in, and what goes on once they have. */
export interface AuthRequest {
  mode: 'login' | 'signup'
  goOn?: ((role: Role) => void) | undefined
  /** Where to go on where signing in leads to other pages; this one unless told. */
  returnTo?: string | undefined
}

let request: AuthRequest | null = null
const listeners = new Set<() => void>()

/** From any public screen: signs the visitor in or up over what they were doing, which then goes on. */
export const openAuth = (asked: AuthRequest) => show(asked)
export const closeAuth = () => show(null)

function show(next: AuthRequest | null) {
  request = next
  for (const listener of listeners) listener()
}

export const currentAuth = () => request

export function onAuth(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
