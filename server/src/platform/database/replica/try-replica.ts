import { StartFailure } from '../../start-failure.ts'
import { openPool } from '../database.ts'
import { clusterOf, standingOf } from './replica-store.ts'

const MOST_MS = 3000

/** Asks once what DATABASE_READ_URL leads to; the sentence is for whoever starts the server. One that is away stops no start. */
export async function tryReplica(url: string, readUrl: string): Promise<string> {
  const [primary, replica] = [url, readUrl].map((one) =>
    openPool(one, () => {}, { size: 1, mostMs: MOST_MS }),
  )
  try {
    const there = await clusterOf(replica!)
    if (there !== (await clusterOf(primary!)))
      throw new StartFailure(
        'DATABASE_READ_URL leads to another database than DATABASE_URL; give the address of a streaming replica of it, or take the setting away.',
      )
    const { isReplica } = await standingOf(replica!)
    return isReplica
      ? 'DATABASE_READ_URL leads to a replica of it.'
      : 'DATABASE_READ_URL leads to a database that is written to, not to a replica; everything is read from DATABASE_URL.'
  } catch (error) {
    if (error instanceof StartFailure) throw error
    return `The replica at ${new URL(readUrl).host} does not answer (${(error as Error).message}); everything is read from DATABASE_URL until it does.`
  } finally {
    for (const pool of [primary, replica]) void pool?.end()
  }
}
