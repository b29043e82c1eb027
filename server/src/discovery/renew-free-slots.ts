import { z } from 'zod'
import { nextFreeSlots } from '../availability/next-free-slot.ts'
import type { Context } from '../context.ts'
import { transact } from '../platform/database/transact.ts'
import { defineJob } from '../platform/jobs/define-job.ts'
import { freeSlotsPassed, renewNextFree } from './found-store.ts'

const AT_A_TIME = 200
/** What is left waits for the next run. */
const MOST_ROUNDS = 100

/** A next free slot passes by itself: those that did are looked up anew. */
export const renewFreeSlots = defineJob({
  name: 'renew-free-slots',
  schema: z.object({}),
  retries: 0,
  parallel: 1,
  run: async (context) => {
    for (let round = 0; round < MOST_ROUNDS; round++) if (!(await renewSome(context))) return
  },
})

async function renewSome(context: Context) {
  const { db, clock } = context
  const due = await freeSlotsPassed(db, clock.now(), AT_A_TIME)
  if (due.length === 0) return false
  const ids = due.map((row) => row.agent_id)
  const passed = due.map((row) => row.next_free_at)
  const free = await nextFreeSlots(db, ids, clock.now())
  const nextFree = ids.map((id) => free.get(id) ?? null)
  await transact(context, (tx) => renewNextFree(tx, { ids, passed, nextFree }))
  return true
}
