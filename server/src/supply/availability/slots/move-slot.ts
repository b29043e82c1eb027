import type { Context } from '../../../context.ts'
import { perform } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { untold } from '../../../platform/states/machine.ts'
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
  context: Context,
  tx: Tx,
  wanted: WantedSlot & { except: string },
  change: Change,
) {
  const slot = await takeSlot(context, tx, wanted)
  await perform(
    context,
    tx,
    untold(meetingMachine.move),
    { id: wanted.except },
    {
      patch: {
        ...timesOf(slot),
        ...change,
        updated_at: context.clock.now(),
      },
    },
  )
}
