import type { IncomingMessage } from 'node:http'

const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/i

/** Proxies may write `GET http://host/path`. Which host it says is no matter: there is this site alone. */
export function ownTarget({ url = '/' }: Pick<IncomingMessage, 'url'>) {
  if (url.startsWith('/')) return url
  const path = url.replace(SCHEME_AND_HOST, '')
  return path === url || path.startsWith('/') ? path : `/${path}`
}
