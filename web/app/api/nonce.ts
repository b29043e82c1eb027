import { readCookie, writeCookie } from './cookies.ts'
import { deviceId } from './device.ts'

const PATIENCE_MS = 10_000

export const readNonce = () => readCookie('token')

/** A reply that carries a nonce or a role renews the ones we keep. */
export function keepNonce(headers: Headers) {
  const nonce = headers.get('x-nonce')
  const role = headers.get('x-role')
  if (nonce) writeCookie('token', nonce)
  if (role) writeCookie('role', role)
}

/** False when the session is over. A heartbeat too slow, too busy or cut off counts as success: the call itself will tell. */
export async function refreshNonce(): Promise<boolean> {
  try {
    const { ok, status, headers } = await fetch('/api/heartbeat', {
      method: 'HEAD',
      credentials: 'same-origin',
      headers: { 'x-device-id': deviceId() },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    keepNonce(headers)
    return ok ? headers.has('x-nonce') : status !== 401
  } catch {
    return true
  }
}
