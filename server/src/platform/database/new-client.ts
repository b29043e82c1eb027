import pg from 'pg'

/**
 * The connection stands beside the pool. When the server ends it between two statements nobody awaits, so its
 * error would end the process; the next statement, or `end`, is refused and tells of it.
 */
export function newClient(url: string, options: pg.ClientConfig = {}): pg.Client {
  const client = new pg.Client({ connectionString: url, ...options })
  client.on('error', () => {})
  return client
}
