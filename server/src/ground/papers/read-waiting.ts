import { z } from 'zod'
import type { Context } from '../../context.ts'
import { DAY_MS, MINUTE_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { giveUpReadings, waitingReadings } from './paper-store.ts'
import { readPaperFile } from './read-papers.ts'

const SOON_MS = 10 * MINUTE_MS

/** Readings whose job got lost are asked for again; after a day a file counts as one we could not look into. */
export const tendReadings = defineJob({
  name: 'tend-paper-readings',
  schema: z.object({}),
  async run(context) {
    const now = context.clock.now().getTime()
    await transact(context, async (tx) => {
      await giveUpReadings(tx, new Date(now - DAY_MS), context.clock.now())
      for (const reading of await waitingReadings(tx, new Date(now - SOON_MS)))
        await context.jobs.enqueue(tx, readPaperFile, dataOf(reading), { singleton: reading.file_id })
    })
  },
})

export async function readWaiting(context: Context) {
  for (const reading of await waitingReadings(context.db, context.clock.now()))
    await readPaperFile.run(context, dataOf(reading))
}

type Waiting = Awaited<ReturnType<typeof waitingReadings>>[number]

const dataOf = ({ file_id, owner_id, media_type, order_id, agent_id, client_id, vault_paper }: Waiting) => ({
  file: file_id,
  media_type,
  hear: [...new Set([owner_id, ...[agent_id, client_id].filter((id) => id !== null)])],
  ...(order_id && { order: order_id }),
  ...(vault_paper && { vault_paper }),
})
