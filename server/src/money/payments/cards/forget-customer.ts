import { z } from 'zod'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { customersOf, loseCards, markUnknown } from './card-store.ts'

/** Somebody whose account is deleted is removed at the processor, with the email it had of them. */
export const forgetCustomer = defineJob({
  name: 'forget-customer',
  schema: z.object({ processor: z.string(), customer_id: z.string() }),
  retries: 20,
  async run({ processor }, { processor: name, customer_id }) {
    if (processor.name === name) await processor.removeCustomer(customer_id)
  },
})

export async function forgetCustomersOf(context: Context, tx: Tx, personId: string) {
  for (const { processor, processor_id } of await customersOf(tx, personId))
    await context.jobs.enqueue(tx, forgetCustomer, { processor, customer_id: processor_id })
}

/** The processor does not know them, as after somebody deleted them there: their cards are gone, and they are told anew. */
export const loseCustomer = (context: Context, personId: string) =>
  inTransaction(context.db, async (tx) => {
    const now = context.clock.now()
    context.log.warn({ person: personId }, 'the processor does not know a customer any more')
    await markUnknown(tx, personId, context.processor.name, now)
    await loseCards(tx, personId, context.processor.name, now)
  })
