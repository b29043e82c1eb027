import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { giftCheckMachine } from './gift-state.ts'
import { findCheck } from './gift-store.ts'
import { isOwn } from './list-gift-checks.ts'

/** The order of a check, for whoever of our team is neither of its sides. */
export async function giftCheckFor(db: Reader, actor: Person, id: string) {
  const check = await findCheck(db, id)
  if (!check) throw new Refusal('not_found')
  if (isOwn(check, actor.id)) throw notNow('This is about your own order. A colleague has to decide.')
  return check
}

interface Judgement {
  outcome: 'fine' | 'not_fine'
  note: string
}

/** Y2 or Y3; of several at once one decides. */
export function closeGiftCheck(context: Context, tx: Tx, actor: Person, id: string, judgement: Judgement) {
  const now = context.clock.now()
  return perform(
    context,
    tx,
    judgement.outcome === 'fine' ? giftCheckMachine.pass : giftCheckMachine.refuse,
    { id },
    {
      patch: {
        decided_by: actor.id,
        decided_at: now,
        note: judgement.note,
        updated_at: now,
      },
    },
  )
}
