import { StartFailure } from '../start-failure.ts'
import { newClient } from './new-client.ts'

const CONNECT_MS = 10_000
const OLDEST = 15

/** One try, so that a wrong address is told in a sentence before anything else happens. */
export async function reachOnce(url: string, setting = 'DATABASE_URL') {
  const client = newClient(url, { connectionTimeoutMillis: CONNECT_MS })
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
    if (major < OLDEST)
      throw new StartFailure(
        `${setting} leads to PostgreSQL ${major}, which is too old; this server needs ${OLDEST} or later.`,
      )
  } catch (error) {
    throw error instanceof StartFailure ? error : whyNot(error as Error & { code?: string }, url, setting)
  } finally {
    await client.end().catch(() => {})
  }
}

function whyNot(error: Error & { code?: string }, url: string, setting: string) {
  const { host, pathname, username } = new URL(url)
  const options = { cause: error }
  if (error.code === '28P01' || error.code === '28000')
    return new StartFailure(
      `PostgreSQL at ${host} does not let ${username || 'us'} in (${error.message}); correct the user and the password in ${setting}.`,
      options,
    )
  if (error.code === '3D000')
    return new StartFailure(
      `PostgreSQL at ${host} has no database ${pathname.slice(1)}; create it, or correct ${setting}.`,
      options,
    )
  return new StartFailure(
    `PostgreSQL at ${host} does not answer (${error.message || error.code}); start it, or correct ${setting}.`,
    options,
  )
}
