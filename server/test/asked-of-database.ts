import pg from 'pg'

// biome-ignore lint/suspicious/noExplicitAny: the overloads of what is listened to are many, and passed on as they are
type Query = (this: pg.Client, ...words: any[]) => any

/**
 * The texts of all statements that pools send out of this process meanwhile, each of which is a way to PostgreSQL and back. The one
 * connection beside them, by which nodes hear each other, asks every 15 seconds whether it still works, in the middle of any step.
 */
export async function askedOfDatabase(act: () => Promise<unknown>) {
  const asked: string[] = []
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const { query } = prototype
  prototype.query = function (...words) {
    const [first] = words
    const isOfPool = this.constructor !== pg.Client
    if (isOfPool) asked.push(typeof first === 'string' ? first : first.text)
    return query.apply(this, words)
  }
  try {
    await act()
  } finally {
    prototype.query = query
  }
  return asked.map((text) => text.trim().replaceAll(/\s+/g, ' '))
}
