import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { bookHold } from './meeting-store.ts'

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
  if (!meeting)
    throw new Refusal('not_now', { message: 'This time is no longer reserved for you. Please choose again.' })
  return meeting
}
