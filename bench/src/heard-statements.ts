import pg from 'pg'

export interface Statement {
  text: string
  values: unknown[]
  rows: Record<string, unknown>[]
}

// biome-ignore lint/suspicious/noExplicitAny: the overloads of what is listened to are many, and passed on as they are
type Query = (this: pg.Client, ...words: any[]) => any

/** The statements that go out while something is done, and what comes back. */
export async function heardStatements(does: () => Promise<void>) {
  const heard: Statement[] = []
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const { query } = prototype
  prototype.query = function (...words) {
    const [first, values] = words
    const { text, values: its } = typeof first === 'string' ? { text: first } : first
    if (!text || /^\s*(begin|commit|start transaction)/i.test(text)) return query.apply(this, words)
    const bound: unknown[] = its ?? (Array.isArray(values) ? values : [])
    const statement: Statement = { text, values: bound.map(asWord), rows: [] }
    heard.push(statement)
    const keep = (result?: pg.QueryResult) => {
      statement.rows = result?.rows ?? []
    }
    const last = words.findLastIndex((word) => typeof word === 'function')
    if (last < 0) {
      const answer: Promise<pg.QueryResult> = query.apply(this, words)
      answer.then(keep, () => {})
      return answer
    }
    const tell = words[last]
    return query.apply(
      this,
      words.with(last, (error: unknown, result?: pg.QueryResult) => {
        keep(result)
        tell(error, result)
      }),
    )
  }
  try {
    await does()
  } finally {
    prototype.query = query
  }
  return heard
}

/** PostgreSQL reads values from text, which this writes. */
const asWord = (value: unknown) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value)
