import { setTimeout as pause } from 'node:timers/promises'
import { askDatabase } from '../server/test/server-process.ts'

const WAITING = `
  select
    (select count(*)::int from pgboss.job
      where state in ('created', 'retry', 'active') and start_after <= now() and name <> 'dead-letters') as jobs,
    (select count(*)::int from sandbox.event where delivered_at is null and next_try_at <= now()) as news`

const LONGEST_MS = 120_000

/** The server is ready once the story is told; returns once its mails and the processor's news have gone out too. */
export async function untilTheStoryRests(dataDir: string) {
  const giveUpAt = Date.now() + LONGEST_MS
  for (;;) {
    const [waiting] = await askDatabase<{ jobs: number; news: number }>(dataDir, WAITING)
    if (waiting?.jobs === 0 && waiting.news === 0) return
    if (Date.now() > giveUpAt) throw new Error(`The story does not come to rest: ${JSON.stringify(waiting)}`)
    await pause(200)
  }
}
