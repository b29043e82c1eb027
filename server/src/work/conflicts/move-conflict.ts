import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { acting } from '../../platform/http/by.ts'
import { invalidField, notNow } from '../../platform/refusal.ts'
import { refusalOf } from '../../platform/states/machine.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import type { WhyTeam } from './conflict-letters.ts'
import { conflictMachine } from './conflict-state.ts'
import { endConflict } from './end-conflict.ts'
import { refuseWithBank, WITH_BANK } from './refuse-with-bank.ts'
import { showConflict } from './show-conflict.ts'
import { type ConflictRow, pendingRequest, setRequest } from './store.ts'
import { type Taken, takeConflict, type Which } from './take-conflict.ts'

interface Step {
  step: 'withdraw' | 'ask_team' | 'appeal'
  text: string | null
}

export const moveConflict = (context: Context, actor: Person, which: Which, { step, text }: Step) =>
  transact(context, async (tx) => {
    const taken = await takeConflict(tx, actor, which)
    const asSide = acting(context, taken.side)
    await refuseWithBank(tx, taken.order.id)
    if (step === 'withdraw') await withdraw(asSide, tx, taken, actor)
    else if (step === 'ask_team') {
      if (taken.conflict.reason === 'chargeback') throw notNow(WITH_BANK)
      await askTeam(asSide, tx, taken, 'asked')
    } else await appeal(asSide, tx, taken, actor, text)
    return showConflict(context, actor, which, tx)
  })

/** K4b: only whoever opened it, and only as long as our team has decided nothing. */
function withdraw(context: Context, tx: Tx, { order, conflict }: Taken, actor: Person) {
  if (conflict.opener_id !== actor.id) throw notNow('Only whoever opened this conflict can withdraw it.')
  if (conflict.appealed_at) throw refusalOf(conflictMachine.withdraw)
  return endConflict(context, tx, { order, conflict, outcome: 'withdrawn', step: conflictMachine.withdraw })
}

/** K2. What a side proposed can still be agreed to, but from here on silence accepts nothing. */
export async function askTeam(
  context: Context,
  tx: Tx,
  { order, conflict }: { order: HeldOrder; conflict: ConflictRow },
  why: WhyTeam,
) {
  const now = context.clock.now()
  await perform(context, tx, conflictMachine.askTeam, conflict, {
    patch: { reply_by: null, team_since: now, updated_at: now },
    told: { along: { order, why } },
  })
  const pending = await pendingRequest(tx, conflict.id)
  if (pending) await setRequest(tx, pending.id, { reply_by: null, updated_at: now })
}

/** K3d: once, with something new. */
async function appeal(
  context: Context,
  tx: Tx,
  { order, conflict }: Taken,
  actor: Person,
  text: string | null,
) {
  if (!text || text.length < 20) throw invalidField('text', 'please write at least 20 characters')
  const now = context.clock.now()
  if (conflict.status !== 'decided') throw refusalOf(conflictMachine.appeal)
  if (conflict.appealed_at) throw notNow('This decision was already appealed once.')
  await perform(context, tx, conflictMachine.appeal, conflict, {
    patch: {
      appeal: text,
      appealed_by: actor.id,
      appealed_at: now,
      team_since: now,
      reply_by: null,
      updated_at: now,
      claimed_by: null,
      claimed_at: null,
    },
    told: { along: { order, appeal: text } },
  })
}
