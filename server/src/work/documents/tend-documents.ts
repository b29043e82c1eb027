import { z } from 'zod'
import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { transact } from '../../platform/database/transact.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { doAllDue } from '../../platform/jobs/do-all-due.ts'
import { holdOrder } from '../orders/hold-order.ts'
import { caseFilesToScan } from './case-files/case-file-store.ts'
import { scanCaseFile } from './case-files/check-case-file.ts'
import { scanNewVersion } from './check-version.ts'
import { askWhereForgotten, takeReminders, versionsToScan } from './store.ts'

/** The job reminds whoever owes a document, and scans what waits for the scanner. */
export const tendDocuments = defineJob({
  name: 'tend-documents',
  schema: z.object({}),
  async run(context) {
    await transact(context, (tx) => askWhereForgotten(tx))
    await remind(context)
    const { db, jobs } = context
    const failure = 'a file could not be scanned'
    await doAllDue(
      context,
      (after, most) => versionsToScan(db, after, most),
      ({ id }) =>
        transact(context, (tx) => jobs.enqueue(tx, scanNewVersion, { version: id }, { singleton: id })),
      failure,
    )
    await doAllDue(
      context,
      (after, most) => caseFilesToScan(db, after, most),
      ({ id }) => transact(context, (tx) => jobs.enqueue(tx, scanCaseFile, { file: id }, { singleton: id })),
      failure,
    )
  },
})

/** Reminders go after 3, 7 and 14 days: each order has a job, so that one that fails holds up no other. */
const remind = (context: Context) =>
  transact(context, async (tx) => {
    const owed = Map.groupBy(await takeReminders(tx, context.clock.now()), ({ order_id }) => order_id)
    await context.jobs.enqueueAll(
      tx,
      remindOfDocuments,
      [...owed].map(([order, items]) => ({
        order,
        names: [...new Set(items.map(({ name }) => name))],
        days: Math.max(...items.map(({ days }) => days)),
        id: items.map(({ id }) => id).toSorted()[0] ?? order,
      })),
    )
  })

export const remindOfDocuments = defineJob({
  name: 'remind-of-documents',
  schema: z.object({ order: z.uuid(), names: z.array(z.string()), days: z.int(), id: z.uuid() }),
  run: (context, { order: orderId, names, days, id }) =>
    transact(context, async (tx) => {
      const order = await holdOrder(tx, orderId)
      if (!order || order.client_deleted_at) return
      const day = context.clock.now().toISOString().slice(0, 10)
      const along = { order, names, days, key: `document:${id}:owed:${days}:${day}` }
      await tell(context, tx, { fact: 'documents_owed', order: orderId, along })
    }),
})
