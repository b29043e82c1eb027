import type { Redis } from 'ioredis'
import type { Log } from './log.ts'
import { StartFailure } from './start-failure.ts'
import { within } from './within.ts'

const LONGEST_PAUSE_MS = 2000
const CONNECT_MS = 3000
const COMMAND_MS = 1000
/** A connection on which nothing comes back is given up, for another one may lead to a Redis that lives. */
const SILENCE_MS = 3000

/** A connection that comes back by itself; a server that is not there at the start ends it with a sentence. */
export async function openRedis(url: string, log: Log): Promise<Redis> {
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    commandTimeout: COMMAND_MS,
    socketTimeout: SILENCE_MS,
    maxRetriesPerRequest: 2,
    retryStrategy: (times) => Math.min(times * 100, LONGEST_PAUSE_MS),
  })
  redis.on('error', (error) => log.warn({ err: error }, 'the connection to Redis broke'))
  try {
    await within(CONNECT_MS, redis.connect())
  } catch (error) {
    redis.disconnect()
    throw new StartFailure(
      `Redis at ${new URL(url).host} does not answer (${(error as Error).message}); start it, or correct REDIS_URL.`,
    )
  }
  return redis
}
