import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { ruleMs } from '../../../ground/rules/rule.ts'
import { transact } from '../../../platform/database/transact.ts'
import { addHold } from '../meeting-store.ts'
import { slotTaken, takeSlot, type WantedSlot } from './take-slot.ts'

/** Keeps a slot for a client for ten minutes. Of any number who ask at once one gets it. */
export const holdSlot = (context: Context, client: { id: string }, wanted: WantedSlot) =>
  transact(context, async (tx) => {
    const now = context.clock.now()
    const { agentId } = wanted
    const slot = await takeSlot(context, tx, wanted)
    const heldUntil = new Date(now.getTime() + (await ruleMs(tx, 'slot_hold')))
    const hold = { agent_id: agentId, client_id: client.id, held_until: heldUntil }
    const held = await addHold(tx, { ...hold, ...slot, now })
    if (!held) throw slotTaken()
    await tell(context, tx, { fact: 'slot_held', agent: agentId })
    return { id: held.id, heldUntil }
  })
