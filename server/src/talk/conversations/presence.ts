import { FRAME } from '@sojourn/contract/talk/conversation-words'
import type { ServerFrame } from '@sojourn/contract/talk/conversations'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import { announceDeliveries } from '../../platform/socket/delivery.ts'
import { partnersOf, setPresent } from './store.ts'

/** They are connected now, on whichever node. */
export const notePresent = (context: Context, personIds: string[]) =>
  transact(context, (tx) => setPresent(tx, personIds, context.clock.now()))

/** People they share a conversation with see that they came or went. */
export async function tellPresence(context: Context, personId: string, event: 'online' | 'offline') {
  await notePresent(context, [personId])
  const people = await partnersOf(context.db, personId)
  if (people.length === 0) return
  const frame: ServerFrame = { type: FRAME.typing, event, msg: saidBy(personId) }
  await announceDeliveries(context.bus, [{ people, frame }])
}

export const saidBy = (uuid: string) => ({
  message: '',
  seq: 0,
  participant: { user: { uuid, full_name: '' } },
})
