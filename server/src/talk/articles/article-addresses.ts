/** Pictures of articles lie with us: a picture from elsewhere would tell its owner who reads. */
export const PICTURE_ADDRESS = /^\/api\/article-pictures\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/

const SCHEMES = new Set(['http:', 'https:', 'mailto:'])

/** Returns a link as browsers read it, or null where it leads nowhere a reader should be sent. */
export function safeLink(href: string): string | null {
  if (!URL.canParse(href)) return null
  const { protocol, username, password, href: whole } = new URL(href)
  // A name before the host makes one site look like another.
  const isHonest = SCHEMES.has(protocol) && !username && !password
  return isHonest ? whole : null
}

/** A cover as it is shown where an article is shared. */
export const coverAddress = (id: string) => `/api/article-covers/${id}.jpg`
