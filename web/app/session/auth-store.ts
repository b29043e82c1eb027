import type { Role } from '@sojourn/contract/people/auth'
import { makeStore } from '../stores/make-store.ts'

export interface AuthRequest {
  mode: 'login' | 'signup'
  goOn?: ((role: Role) => void) | undefined
  /** The target is this page unless told. */
  returnTo?: string | undefined
}

let request: AuthRequest | null = null

/** From any public screen: signs the visitor in or up over what they were doing, which then goes on. */
export const openAuth = (asked: AuthRequest) => show(asked)
export const closeAuth = () => show(null)

function show(next: AuthRequest | null) {
  request = next
  changed()
}

export const currentAuth = () => request

const { useValue, changed } = makeStore<AuthRequest | null>(currentAuth, null)
/** The login or signup a screen asked for. */
export const useAuthRequest = useValue
