import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { HOUR_MS } from '../src/platform/clock.ts'
import { askShape } from './outgrown/ask-shape.ts'
import { expectAllKept } from './outgrown/expect-all-kept.ts'
import { startLoad } from './outgrown/start-load.ts'
import { NODES, type Shape, startShape } from './outgrown/start-shape.ts'
import { promise } from './promises.ts'

vi.setConfig({ testTimeout: 900_000 })

/** The nodes work so long by a clock that is wrong, and then by one that was set right. */
const WRONG_MS = 6_000

/** Columns that say when something happened; each gets rows in a run. */
const WRITTEN = [
  ...['person.created_at', 'session.created_at', 'client_order.created_at', 'payment.created_at'],
  ...['message.created_at', 'document_version.created_at', 'mail_delivery.claimed_at', 'fact.created_at'],
  ...['idempotency_key.created_at', 'node.seen_at', 'cron_run.due_at'],
]

test('the clock of a node, or of all, is set an hour ahead and an hour back, and nobody notices', async () => {
  const tried = promise('A clock that is set an hour ahead or back loses, doubles and delays nothing')
  const shape = await startShape()
  const load = await startLoad(shape)
  const begun = new Date()
  await load.onward(10)

  let jumps = 0
  const set = async (names: readonly (typeof NODES)[number][], ahead: number) => {
    await Promise.all(names.map((name) => shape.setClock(name, ahead)))
    jumps += names.length
    await pause(WRONG_MS)
    await load.onward(10)
  }
  for (const names of [...NODES.map((name) => [name]), NODES])
    for (const ahead of [HOUR_MS, -HOUR_MS]) {
      await set(names, ahead)
      await set(names, 0)
    }
  // A node starts with a wrong clock, too.
  for (const ahead of [HOUR_MS, -HOUR_MS]) {
    const [one] = shape.webs
    await shape.setClock('web 1', ahead)
    await one?.end('SIGTERM')
    await one?.start()
    jumps++
    await load.onward(20)
  }
  await shape.setClock('web 1', 0)
  await load.end()

  expect(load.tally.wrong).toEqual([])
  expect(await writtenAtOtherTimes(shape, begun)).toEqual([])
  const figures = await expectAllKept(shape, load)
  expect(load.done.impatient).toBe(0)
  console.log(`${figures}; ${jumps} jumps of a clock`)
  tried(`${load.tally.acknowledged} acknowledged requests, ${jumps} jumps`)
})

/** The columns with a time that has not come yet, or of the hour before the test began; jobs of each hour were due then. */
async function writtenAtOtherTimes(shape: Shape, begun: Date) {
  const found: string[] = []
  for (const place of WRITTEN) {
    const [table = '', column = ''] = place.split('.')
    const [row] = await askShape<{ early: number; late: number; all: number }>(
      shape,
      `select count(*)::int as all,
         count(*) filter (where ${column} > clock_timestamp() + interval '1 minute')::int as early,
         count(*) filter (where ${column} between $1::timestamptz - interval '70 minutes'
           and $1::timestamptz - interval '30 minutes')::int as late
       from ${table}`,
      [begun],
    )
    if (!row?.all) found.push(`${place}: no rows`)
    else if (row.early > 0 || (row.late > 0 && table !== 'cron_run'))
      found.push(`${place}: ${row.early} of ${row.all} ahead, ${row.late} behind`)
  }
  return found
}
