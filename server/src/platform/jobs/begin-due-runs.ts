import { CronExpressionParser } from 'cron-parser'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Tx } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import type { CronEntry } from './jobs.ts'

/**
 * Begins each run whose time has come since it was last begun. It is begun once, however many nodes look and however
 * often its time passed while no worker lived; its job hears which time it is for.
 */
export const beginDueRuns = (context: Context, cron: readonly CronEntry[]) =>
  transact(context, async (tx) => {
    const now = context.clock.now()
    const due = new Map(cron.map((entry) => [entry.name, lastTime(entry.cron, now)]))
    const begun = await takeRuns(tx, due)
    for (const { name, job, data } of cron) {
      if (!begun.has(name)) continue
      const due_at = due.get(name)?.toISOString()
      await context.jobs.enqueue(tx, job, { ...data, due_at }, { singleton: name })
    }
  })

/** The last time at which it was to run, this very moment included. */
const lastTime = (expression: string, now: Date) =>
  CronExpressionParser.parse(expression, { currentDate: new Date(now.getTime() + 1), tz: 'UTC' })
    .prev()
    .toDate()

/** These were begun for an earlier time before; one seen for the first time waits for its next. */
async function takeRuns(tx: Tx, due: ReadonlyMap<string, Date>) {
  const rows: RawBuilder<unknown> = sql`unnest(${[...due.keys()]}::text[], ${[...due.values()]}::timestamptz[])`
  const taken = await sql<{ name: string; is_new: boolean }>`
    insert into cron_run (name, due_at) select name, due_at from ${rows} as due (name, due_at) order by name
    on conflict (name) do update set due_at = excluded.due_at where cron_run.due_at < excluded.due_at
    returning name, xmax = 0 as is_new`.execute(tx)
  return new Set(taken.rows.flatMap(({ name, is_new }) => (is_new ? [] : [name])))
}
