import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { nextFreeSlots } from '../../availability/slots/next-free-slot.ts'
import { freeSlotsPassed, nextFreeOf, renewNextFree, takeComingSlots } from './found-store.ts'

const AT_A_TIME = 200
const MOST_ROUNDS = 100

/**
 * A next free slot passes by itself, and comes into reach by itself. While nothing of an agent changes, what comes after it
 * is known; their hours, meetings and calendars are read again once it is used up, which is with another day.
 */
export const renewFreeSlots = defineJob({
  name: 'renew-free-slots',
  schema: z.object({}),
  retries: 0,
  parallel: 1,
  run: async (context) => {
    for (let round = 0; round < MOST_ROUNDS; round++) if ((await takeSome(context)) < AT_A_TIME) break
    for (let round = 0; round < MOST_ROUNDS; round++) if (!(await renewSome(context))) return
  },
})

const takeSome = (context: Context) =>
  transact(context, (tx) => takeComingSlots(tx, context.clock.now(), AT_A_TIME))

async function renewSome(context: Context) {
  const { db, clock } = context
  const now = clock.now()
  const due = await freeSlotsPassed(db, now, AT_A_TIME)
  if (due.length === 0) return false
  const ids = due.map((row) => row.agent_id)
  const passed = due.map((row) => row.look_again_at)
  const nextFree = nextFreeOf(ids, await nextFreeSlots(db, ids, now), now)
  await transact(context, (tx) => renewNextFree(tx, { ids, passed, nextFree }))
  return true
}
