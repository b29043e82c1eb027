type Query = { [name: string]: string | Query }

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/
const MAX_PARTS = 100
const MAX_DEPTH = 3

/** Reads `filter[status][0]=1` as `{ filter: { status: { 0: '1' } } }`; a name given twice keeps its last value. */
export function parseQueryString(text: string): Query {
  const query: Query = Object.create(null)
  for (const [name, value] of [...new URLSearchParams(text)].slice(0, MAX_PARTS)) {
    const [, head, rest] = NAME.exec(name) ?? []
    if (!head) continue
    const path = [head, ...(rest ?? '').split(/[[\]]+/).filter(Boolean)]
    if (path.length <= MAX_DEPTH) put(query, path, value)
  }
  return query
}

function put(query: Query, [head, ...rest]: string[], value: string) {
  if (head === undefined) return
  if (rest.length === 0) {
    query[head] = value
    return
  }
  const inner = query[head]
  const next: Query = typeof inner === 'object' ? inner : Object.create(null)
  query[head] = next
  put(next, rest, value)
}
