const MOST_BEFORE = 40
const MOST = 120

/** The part of a text in which the first of these words stands. */
export function partWith(text: string, query: string) {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const [word = ''] = query.trim().toLowerCase().split(/\s+/)
  const at = Math.max(0, line.toLowerCase().indexOf(word))
  const from = at > MOST_BEFORE ? line.indexOf(' ', at - MOST_BEFORE) + 1 : 0
  const part = line.slice(from, from + MOST)
  return `${from > 0 ? '… ' : ''}${part}${from + MOST < line.length ? ' …' : ''}`
}
