import pg from 'pg'

// biome-ignore lint/suspicious/noExplicitAny: the overloads of what is listened to are many, and passed on as they are
type Query = (this: pg.Client, ...words: any[]) => any

/**
 * The bus asks every 15 seconds whether its one connection still works, and the queue looks after itself each minute, in the middle of
 * any step. A step adds its jobs by its own transaction.
 */
const isAskedByItself = (client: pg.Client) =>
  client.constructor === pg.Client ||
  (client as unknown as Named).connectionParameters.application_name === QUEUE

const QUEUE = 'sojourn jobs'

interface Named {
  connectionParameters: { application_name?: string }
}

/** The texts of all statements that go out of this process meanwhile, each of which is a way to PostgreSQL and back. */
export async function askedOfDatabase(act: () => Promise<unknown>) {
  const asked: string[] = []
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const { query } = prototype
  prototype.query = function (...words) {
    const [first] = words
    if (!isAskedByItself(this)) asked.push(typeof first === 'string' ? first : first.text)
    return query.apply(this, words)
  }
  try {
    await act()
  } finally {
    prototype.query = query
  }
  return asked.map((text) => text.trim().replaceAll(/\s+/g, ' '))
}
