import { z } from 'zod'
import type { Context } from '../../context.ts'
import { DAY_MS, HOUR_MS } from '../clock.ts'
import { transact } from '../database/transact.ts'
import { defineJob } from '../jobs/define-job.ts'
import { isOlderNodeAbout } from './is-older-node-about.ts'
import { findUpgrade, noteFilled } from './node-store.ts'

/** Below the first migration of a release whose servers say what they are. */
const UNTOLD = '0200'
/** Servers of a release that does not say what it is are given a day. */
const PATIENCE_MS = { told: HOUR_MS, untold: DAY_MS }
/** The clock of a server and that of the database differ a little. */
const MARGIN_MS = HOUR_MS

/**
 * While servers of the release before still run, they write rows without what a migration filled in before: it is filled
 * in again every few minutes, and once more when the last of them is gone.
 */
export const fillAfterUpgrade = defineJob({
  name: 'fill-after-upgrade',
  schema: z.object({}),
  async run(context) {
    const now = context.clock.now().getTime()
    const upgrade = await findUpgrade(context.db, UNTOLD)
    if (!upgrade) return
    const { newest, began_at, ended_at, is_first } = upgrade
    const patience = is_first ? PATIENCE_MS.untold : PATIENCE_MS.told
    const isOver = now - ended_at.getTime() >= patience && !(await isOlderNodeAbout(context, newest))

    await fillAll(context, new Date(began_at.getTime() - MARGIN_MS))
    if (isOver) await transact(context, (tx) => noteFilled(tx, newest, context.clock.now()))
  },
})

/** A fill that fails harms none of the others. */
async function fillAll(context: Context, since: Date) {
  const failures: unknown[] = []
  for (const fill of context.fills) {
    await transact(context, (tx) => fill.run(context, tx, since)).catch((error) => {
      context.log.error(
        { err: error, fill: fill.name },
        'what the release before wrote could not be filled in',
      )
      failures.push(error)
    })
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not all could be filled in')
}
