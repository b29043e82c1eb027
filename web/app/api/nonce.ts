import { pending } from '../fast-pages/pending.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { deviceId } from './device.ts'
import { isOtherPerson } from './shown-person.ts'

const PATIENCE_MS = 10_000

export const readNonce = () => readCookie('token')

/** A reply that carries a nonce or a role renews the ones we keep. */
export function keepNonce(headers: Headers) {
  const nonce = headers.get('x-nonce')
  const role = headers.get('x-role')
  if (nonce) writeCookie('token', nonce)
  if (role) writeCookie('role', role)
}

export const ROLE_CHANGED = 'role-changed'

/** False when the session is over. A heartbeat that is too slow, cut off or met by a server in trouble counts as success: the call itself will tell. */
export const refreshNonce = () => pending(beat())

async function beat(): Promise<boolean> {
  const asked = readCookie('role')
  try {
    const { ok, status, headers } = await fetch('/api/heartbeat', {
      method: 'HEAD',
      credentials: 'same-origin',
      headers: { accept: 'application/json', 'x-device-id': deviceId() },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!ok) return status !== 401
    const before = readCookie('role')
    // Signed out while it was on its way: what it brings is of a session that is over.
    if (asked && !before) return true
    keepNonce(headers)
    if (isOtherPerson(headers.get('x-person'))) return true
    // Somebody who came back from a provider hears their role for the first time: nothing changed.
    if (before && readCookie('role') !== before) window.dispatchEvent(new Event(ROLE_CHANGED))
    return headers.has('x-nonce')
  } catch {
    return true
  }
}
