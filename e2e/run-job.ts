import { vi } from 'vitest'
import { askDatabase } from './ask-database.ts'

/** Has the server do now what the clock would have it do later, and waits until it is done. */
export async function runJob(name: string, data: object = {}) {
  const [job] = await askDatabase<{ id: string }>(
    `insert into pgboss.job (name, data) values ($1, $2) returning id`,
    [name, JSON.stringify(data)],
  )
  await vi.waitUntil(
    async () => {
      const [found] = await askDatabase<{ state: string }>(
        'select state from pgboss.job where id = $1 and name = $2',
        [job?.id, name],
      )
      if (found?.state === 'failed') throw new Error(`The job ${name} failed`)
      return found?.state === 'completed'
    },
    { timeout: 30_000, interval: 200 },
  )
}
