/** Scripts can read these cookies of a session; the session's own cookie they cannot. */
export type SessionCookie = 'token' | 'first_name' | 'user_id' | 'role' | 'offered_zone' | 'language'

const LIFE_SECONDS = 30 * 86_400

/** On the server from what a request brought. */
export function readCookie(name: SessionCookie, cookies = document.cookie) {
  const pair = cookies.split('; ').find((part) => part.startsWith(`${name}=`))
  if (!pair) return null
  try {
    return decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    return null
  }
}

/** The cookie lives as long as the session may; null takes it away. */
export function writeCookie(name: SessionCookie, value: string | null) {
  const life = value === null ? 0 : LIFE_SECONDS
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there in every browser yet
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; path=/; samesite=lax; max-age=${life}${secure}`
}
