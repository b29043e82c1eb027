import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { isOlderNodeAbout } from '../../platform/nodes/is-older-node-about.ts'
import { oldestUnsealed, promiseToSeal, sealSome } from './seal-store.ts'

const AT_A_TIME = 1000
/** Servers from before it take an entry without a seal for a fault: while one runs, commits seal by themselves. */
const SEALS_LATER = '0331_seals_in_batches.sql'

/** Links what was posted since the last run to the chain, so that no commit waits for the link of another. */
export const sealLedger = defineJob({
  name: 'seal-ledger',
  schema: z.object({}),
  retries: 0,
  parallel: 1,
  async run(context) {
    if (!(await isOlderNodeAbout(context, SEALS_LATER))) await transact(context, promiseToSeal)
    await sealEntries(context)
  },
})

/** Everything that waits for its seal. */
export async function sealEntries(context: Pick<Context, 'db' | 'tx'>, atATime = AT_A_TIME) {
  let sealed = atATime
  while (sealed === atATime) sealed = await transact(context, (tx) => sealSome(tx, atATime))
}

/** For how many seconds the oldest entry has waited for its seal; null where none waits. */
export const waitingForSeal = (db: Reader) => oldestUnsealed(db)
