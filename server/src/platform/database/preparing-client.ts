import pg from 'pg'

const PREPARABLE = /^\s*(?:select|with|insert|update|delete)\b/i
/** A kept `select *` would fail on an old node as soon as a new one has added a column. */
const ALL_COLUMNS = /[\s.]\*/
/** What one connection may keep; texts of ever new shapes beyond that are planned each time. */
const MOST_STATEMENTS = 500

/**
 * Connections that name the statements they are given as text and parameters, so that PostgreSQL parses and plans each
 * once and not each time. Half a list's cost is saved that way. Those of one pool share their names.
 */
export function preparingClient() {
  const names = new Map<string, string>()

  function nameOf(text: string) {
    const known = names.get(text)
    if (known) return known
    if (names.size >= MOST_STATEMENTS || !PREPARABLE.test(text) || ALL_COLUMNS.test(text)) return undefined
    const name = `s${names.size + 1}`
    names.set(text, name)
    return name
  }

  return class PreparingClient extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: the overloads of what is replaced are many, and passed on as they are
    override query(query: any, values?: any, callback?: any): any {
      const name = typeof query === 'string' && Array.isArray(values) ? nameOf(query) : undefined
      return name
        ? super.query({ name, text: query, values }, callback)
        : super.query(query, values, callback)
    }
  }
}
