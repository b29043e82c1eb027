import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { moveOrRefuse } from '../../../platform/database/move.ts'
import { meetingMachine } from '../meeting-state.ts'
import { timesOf } from '../meeting-store.ts'
import { takeSlot, type WantedSlot } from './take-slot.ts'

interface Change {
  /** Rises, so that calendars take this time for the newest. */
  sequence: number
  reminded: number
}

/** M7. A booked meeting gets another free time; the one it had is free for others. */
export async function moveSlot(
  context: Pick<Context, 'clock'>,
  tx: Tx,
  wanted: WantedSlot & { except: string },
  change: Change,
) {
  const slot = await takeSlot(context, tx, wanted)
  await moveOrRefuse(tx, meetingMachine, 'M7', wanted.except, {
    ...timesOf(slot),
    ...change,
    updated_at: context.clock.now(),
  })
}
