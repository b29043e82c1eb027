import { deviceId } from './device.ts'

const COOKIE = 'token'
const PATIENCE_MS = 10_000

export const readNonce = () => cookie(COOKIE)

/** True when the session goes on. A heartbeat that takes too long counts as success: the call itself will tell. */
export async function refreshNonce(): Promise<boolean> {
  try {
    const response = await fetch('/api/heartbeat', {
      method: 'HEAD',
      credentials: 'same-origin',
      headers: { 'x-device-id': deviceId() },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const nonce = response.headers.get('x-nonce')
    if (!response.ok || !nonce) return false
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there in every browser yet
    document.cookie = `${COOKIE}=${nonce}; path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError'
  }
}

function cookie(name: string) {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null
}
