interface Piece {
  text: string
  /** A link leads only to the web, never to a script. */
  href: string | null
}

const ADDRESS = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]}]/gi

export function linkify(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const match of text.matchAll(ADDRESS)) {
    if (!URL.canParse(match[0])) continue
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), href: null })
    pieces.push({ text: match[0], href: new URL(match[0]).href })
    at = match.index + match[0].length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), href: null })
  return pieces
}
