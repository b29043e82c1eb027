import type { Context } from '../context.ts'
import type { Tx } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { bookHold } from './meeting-store.ts'

/** What a client holds becomes a meeting, in the transaction of what it is booked for. */
export async function bookSlot(context: Context, tx: Tx, client: { id: string }, meetingId: string) {
  const meeting = await bookHold(tx, meetingId, client.id, context.clock.now())
  if (!meeting)
    throw new Refusal('not_now', { message: 'This time is no longer kept for you. Please choose again.' })
  return meeting
}
