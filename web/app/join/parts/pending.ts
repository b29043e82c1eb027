import type { Mode } from '@sojourn/contract/people/auth'

/** A signup whose email is not proven yet. */
export interface PendingSignup {
  id: string
  email: string
  mode: Mode
  returnTo: string | null
}

/** A recovery on its way; the question is null when none was set. */
export interface PendingRecovery {
  id: string
  email: string
  question: string | null
}

export const pendingSignup = pending<PendingSignup>('pending_signup')
export const pendingRecovery = pending<PendingRecovery>('pending_recovery')

/** What somebody typed to join, to be signed in with once their email is proven. It lives in this page's memory only. */
let typedPassword: string | null = null
export const typed = {
  keep: (password: string) => {
    typedPassword = password
  },
  take() {
    const password = typedPassword
    typedPassword = null
    return password
  },
}

/** Survives a reload, not the tab. */
function pending<T>(key: string) {
  let remembered: T | null | undefined
  return {
    read(): T | null {
      remembered ??= stored<T>(key)
      return remembered
    },
    keep(value: T | null) {
      remembered = value
      try {
        if (value === null) sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, JSON.stringify(value))
      } catch {
        // Storage is closed to us; the page itself remembers.
      }
    },
  }
}

function stored<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
