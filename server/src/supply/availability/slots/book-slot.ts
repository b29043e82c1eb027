import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { refusalOf } from '../../../platform/states/machine.ts'
import { meetingMachine } from '../meeting-state.ts'
import { bookHold } from '../meeting-store.ts'

interface Booking {
  meetingId: string
  orderId: string | null
}

/** A slot that a client holds becomes the meeting of their order, in the transaction that books it. */
export async function bookSlot(
  context: Context,
  tx: Tx,
  client: { id: string },
  { meetingId: id, orderId }: Booking,
) {
  const meeting = await bookHold(context, tx, { id, clientId: client.id, orderId, now: context.clock.now() })
  if (!meeting) throw refusalOf(meetingMachine.book)
  return meeting
}
