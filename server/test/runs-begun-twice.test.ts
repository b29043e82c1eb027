import { expect, test, vi } from 'vitest'
import { cron } from '../src/domains.ts'
import { DAY_MS } from '../src/platform/clock.ts'
import { startApp, type TestApp } from './start-app.ts'

vi.setConfig({ testTimeout: 240_000 })

const DAYS = [1, 8, 31]

/** Rows that only note how often something was looked at do not count. */
async function counted({ context: { pool } }: TestApp) {
  const { rows: tables } = await pool.query(
    "select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1",
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables.filter(({ name: table }) => !NOTES.has(table)))
    counts[name] = (await pool.query(`select count(*)::int as count from "${name}"`)).rows[0].count
  return counts
}
const NOTES = new Set(['ledger_check', 'mail_delivery', 'rate_limit', 'captcha_used', 'node'])

/** Everything that the clock begins in a month, by these servers at once. */
async function liveAMonth(servers: TestApp[]) {
  for (const [index, day] of DAYS.entries()) {
    for (const { clock } of servers) clock.forward((day - (DAYS[index - 1] ?? 0)) * DAY_MS)
    for (const { job, data } of cron) {
      const due_at = servers[0]?.clock.now().toISOString()
      const run = ({ context }: TestApp) => job.run(context, job.schema.parse({ ...data, due_at }))
      const runs = await Promise.allSettled(servers.map(run))
      // The queue does the same with a run that another has kept from its work.
      for (const [which, { status }] of runs.entries())
        if (status === 'rejected') await run(servers[which] as TestApp)
      await servers[0]?.jobsDone()
    }
  }
}

/** A worker of an earlier release, which lets the queue keep the times, runs beside a new one. */
test('each run of the clock that is begun twice at once does what it does once', async () => {
  const alone = await startApp({ story: true })
  await liveAMonth([alone])
  const one = await startApp({ story: true })
  const other = await startApp({ besides: one })
  await liveAMonth([one, other])
  expect(await counted(one)).toEqual(await counted(alone))
})
