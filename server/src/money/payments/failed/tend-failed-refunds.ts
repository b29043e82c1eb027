import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { ruleMs } from '../../../ground/rules/rule.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { SYSTEM } from '../../../platform/http/by.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { hasLost, isDisputed } from '../disputes/dispute-store.ts'
import { type HeldRefund, holdRefund } from '../refunds/hold-refund.ts'
import { setRefund } from '../refunds/refund-store.ts'
import { findPayer } from '../store.ts'
import { endTaken, keepAsCredit, keepForTeam } from './answer-refund.ts'
import { openAfter, roomOnCharge } from './failed-refund-store.ts'
import { stopTransfer } from './stop-transfer.ts'
import { beginWaiting, readerOf, tellOfFailure } from './tell-of-failure.ts'
import { setTransfer, transferOf } from './transfer-store.ts'

const PORTION = 200
const LAST_HOURS = 48

const WARNINGS = [LAST_HOURS, 168]

/** A transfer, or a refund nobody can answer but we, waits so long before our team is reminded, and again. */
const TEAM_MS = 3 * DAY_MS

/** Silence ends refunds that did not reach their card: each in a transaction of its own. */
export const tendFailedRefunds = defineJob({
  name: 'tend-failed-refunds',
  schema: z.object({}),
  timeLimitSeconds: 300,
  parallel: 1,
  async run(context) {
    const limit = await ruleMs(context.db, 'failed_refund')
    for (let after: string | null = null; ; ) {
      const ids: string[] = await openAfter(context.db, after, PORTION)
      for (const id of ids)
        await transact(context, (tx) => tend(context, tx, id, limit)).catch((error) =>
          context.log.error({ err: error, refund: id }, 'a failed refund could not be tended'),
        )
      after = ids.at(-1) ?? null
      if (ids.length < PORTION) return
    }
  },
})

async function tend(context: Context, tx: Tx, id: string, limit: number) {
  const held = await holdRefund(context, tx, id)
  if (!held) return
  const { refund, payment } = held
  const room = await roomLeftByBank(tx, held)
  if (refund.status === 'by_bank') {
    if (room === null) return remindTeamOfTransfer(context, tx, held)
    return stopTransfer(context, tx, held, 'Your bank has taken this payment back itself.')
  }
  if (refund.status !== 'failed') return
  // A node of the release before told nobody.
  if (!refund.told_at) return tellOfFailure(context, tx, held, refund.returned_at ? 'R4' : 'R3')
  const payer = await findPayer(tx, payment.payer_id)
  const isGone = !payer || payer.deleted_at !== null
  if (room !== null) {
    const taken = { room, by: SYSTEM }
    return isGone && room > 0 ? keepForTeam(context, tx, held, taken) : endTaken(context, tx, held, taken)
  }
  const failedAt = refund.failed_at ?? context.clock.now()
  const left = failedAt.getTime() + limit - context.clock.now().getTime()
  if (await isDisputed(tx, payment)) {
    // Once the bank has decided, the whole time to answer begins again.
    if (left <= 7 * DAY_MS) await beginWaiting(context, tx, held)
    return
  }
  if (isGone) return remindTeam(context, tx, held)
  await warnOrKeep(context, tx, held, { left, failedAt })
}

/** A chargeback that was lost took the refund, or a part of it, and left this much; null where it took nothing of it. */
async function roomLeftByBank(tx: Tx, { refund, payment }: HeldRefund) {
  if (!(await hasLost(tx, payment)) || (await isDisputed(tx, payment))) return null
  const room = await roomOnCharge(tx, refund.activity_id, refund.id)
  return room < refund.amount ? room : null
}

interface Waiting {
  left: number
  failedAt: Date
}

async function warnOrKeep(context: Context, tx: Tx, held: HeldRefund, { left, failedAt }: Waiting) {
  const { refund } = held
  const now = context.clock.now()
  // Nothing becomes credit whose payer was not warned 48 hours before: where nothing ran for days, the last warning comes first.
  if (left <= 0 && refund.warned_hours === LAST_HOURS) {
    const warnedAt = refund.warned_at?.getTime() ?? 0
    if (warnedAt + LAST_HOURS * HOUR_MS > now.getTime()) return
    return keepAsCredit(context, tx, held, { by: SYSTEM, chosen: 'clock' })
  }
  const hours = WARNINGS.find((before) => left <= before * HOUR_MS)
  if (!hours || (refund.warned_hours ?? Number.POSITIVE_INFINITY) <= hours) return
  await setRefund(tx, refund.id, { warned_hours: hours, warned_at: now, updated_at: now })
  // A last warning that comes late still leaves its 48 hours.
  const least = hours === LAST_HOURS ? LAST_HOURS * HOUR_MS : 0
  const until = new Date(now.getTime() + Math.max(left, least))
  await tell(context, tx, {
    fact: 'refund_warned',
    ...readerOf(held),
    refund: refund.id,
    along: { held, at: failedAt, until, hours },
  })
}

async function remindTeamOfTransfer(context: Context, tx: Tx, { refund }: HeldRefund) {
  const transfer = await transferOf(tx, refund.id)
  const now = context.clock.now()
  const since = transfer?.reminded_at ?? transfer?.created_at ?? now
  if (!transfer || since.getTime() + TEAM_MS > now.getTime()) return
  await setTransfer(tx, transfer.id, { reminded_at: now })
  await tell(context, tx, { fact: 'refund_by_bank', refund: refund.id, step: 'X1w' }, SYSTEM)
}

async function remindTeam(context: Context, tx: Tx, { refund }: HeldRefund) {
  const now = context.clock.now()
  const since = refund.warned_at ?? refund.failed_at ?? now
  if (since.getTime() + TEAM_MS > now.getTime()) return
  await setRefund(tx, refund.id, { warned_at: now })
  await tell(context, tx, { fact: 'refund_by_bank', refund: refund.id, step: 'X1w' }, SYSTEM)
}
