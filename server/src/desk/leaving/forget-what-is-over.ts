import { z } from 'zod'
import type { Context } from '../../context.ts'
import { ruleMs } from '../../ground/rules/rule.ts'
import { DAY_MS } from '../../platform/clock.ts'
import type { Reader } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { forgetSealedFiles } from '../../platform/files/sealed-files.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import type { Kept, KeptRows } from './kept.ts'
import { retention } from './retention.ts'
import { forgetRows, idsOver, type Over } from './retention-store.ts'

const AT_A_TIME = 200
const YEAR_MS = 365.25 * DAY_MS
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Empties and erases what has had its time, until nothing is left of it. What fails is left for the next run, and told. */
export const forgetWhatIsOver = defineJob({
  name: 'forget-what-is-over',
  schema: z.object({}),
  timeLimitSeconds: 3600,
  parallel: 1,
  async run(context) {
    const failures: unknown[] = []
    for (const kept of retention) {
      const over = await overFor(context, kept)
      if (!over) continue
      for (const rows of kept.rows ?? []) failures.push(...(await forgetAll(context, rows, over)))
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} rows could not be emptied or erased`)
  },
})

async function overFor({ db, clock }: Context, { time }: Kept): Promise<Over | null> {
  const ms = await timeMs(db, time)
  if (ms === null) return null
  const now = clock.now()
  const reviews = (await ruleMs(db, 'review_open')) + (await ruleMs(db, 'review_edit'))
  const ago = (past: number) => new Date(now.getTime() - past)
  return { before: ago(ms), now, reviewedBefore: ago(reviews) }
}

/** It is null where no clock ends it. */
async function timeMs(db: Reader, time: Kept['time']) {
  if ('rule' in time) return ruleMs(db, time.rule)
  if ('days' in time) return time.days * DAY_MS
  return 'years' in time ? time.years * YEAR_MS : null
}

/** Rows go a few at a time; those of a few that fail are tried one by one, so that one bad row stops no other. */
async function forgetAll(context: Context, rows: KeptRows, over: Over) {
  const failures: unknown[] = []
  const forget = (ids: string[]) =>
    transact(context, async (tx) => {
      const files = await forgetRows(tx, rows, ids, over)
      if (files.length > 0) await forgetSealedFiles(context, tx, files)
    })
  for (let after = FIRST, ids = [after]; ids.length > 0; after = ids.at(-1) ?? after) {
    ids = await idsOver(context.db, rows, over, { after, limit: AT_A_TIME })
    if (ids.length === 0) break
    await forget(ids).catch(async () => {
      for (const id of ids)
        await forget([id]).catch((error) => {
          context.log.error({ err: error, table: rows.table, row: id }, 'a row could not be forgotten')
          failures.push(error)
        })
    })
  }
  return failures
}
