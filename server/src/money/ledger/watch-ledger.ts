import { z } from 'zod'
import type { Context } from '../../context.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { addCheck, findWaitingCheck, finishCheck } from './check-store.ts'
import { findCheckUnderWay, keepReached, lastWholeProof, type Reached } from './proof-store.ts'
import { beginProof, provePortion, type Sizes } from './prove-portion.ts'

const WHOLE_EVERY_MS = 30 * DAY_MS
const SIZES: Sizes = { entries: 20_000, accounts: 5_000 }
/** Another run does the rest, so that none takes longer than a job may. */
const MOST_PORTIONS = 300

/**
 * Goes on from what was proven last, and begins anew once a month. Where it stands is kept after each portion, so that a
 * run that is cut off loses one. People look at a fault: it is logged, counted and kept, and never mended by itself.
 */
export const watchLedger = defineJob({
  name: 'verify-ledger',
  schema: z.object({}),
  timeLimitSeconds: 1800,
  parallel: 1,
  run: (context) => watchInPortions(context),
})

export async function watchInPortions(context: Context, sizes = SIZES, most = MOST_PORTIONS) {
  const id = await beginCheck(context)
  const check = await findCheckUnderWay(context.db, id)
  if (!check) return
  let reached = check.reached ?? (await beginProof(context.db, check.is_whole))
  for (let done = 0; reached.part !== 'over'; done++) {
    if (done === most) {
      await transact(context, (tx) => context.jobs.enqueue(tx, watchLedger, {}, { singleton: id }))
      return
    }
    reached = await provePortion(context.db, reached, check.is_whole, sizes)
    if (!(await keep(context, id, check.is_whole, reached))) return
  }
  await tellFound(context, id, reached)
}

/** Returns false where another run has ended it, or it was made whole and has a job of its own. */
const keep = (context: Context, id: string, isWhole: boolean, reached: Reached) =>
  transact(context, async (tx) => {
    const [kept] = await keepReached(tx, id, isWhole, reached)
    return kept !== undefined && kept.numUpdatedRows > 0n
  })

async function tellFound(context: Context, id: string, { upTo, faults, sums, from }: Reached) {
  const sealed = upTo.seal
  if (faults.length > 0) context.log.error({ sealed, faults }, 'the ledger is not as it was written')
  else
    context.log.info(
      { sealed, newestHash: upTo.hash, provenFrom: from.seal },
      'the ledger is as it was written',
    )
  await transact(context, (tx) =>
    finishCheck(tx, id, { done_at: context.clock.now(), reach: upTo, balances: sums, faults }),
  )
}

/** The one that waits, or one of its own. */
const beginCheck = (context: Context) =>
  transact(context, async (tx) => {
    const now = context.clock.now()
    const waiting = await findWaitingCheck(tx)
    if (waiting) return waiting.id
    const last = await lastWholeProof(tx)
    const isWhole = !last || now.getTime() - last.getTime() >= WHOLE_EVERY_MS
    const added = await addCheck(tx, { askedBy: null, isWhole }, now)
    if (!added) throw new Error('Another check of the ledger began at this very moment')
    return added.id
  })
