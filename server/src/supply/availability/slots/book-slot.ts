import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { refusalOf } from '../../../platform/states/machine.ts'
import { meetingMachine } from '../meeting-state.ts'
import { bookHold } from '../meeting-store.ts'

interface Booking {
  meetingId: string
  orderId: string | null
}

/** What a client holds becomes the meeting of their order, in the transaction that books it. */
export async function bookSlot(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  client: { id: string },
  { meetingId: id, orderId }: Booking,
) {
  const meeting = await bookHold(tx, { id, clientId: client.id, orderId, now: clock.now() })
  if (!meeting) throw refusalOf(meetingMachine, 'M2')
  return meeting
}
