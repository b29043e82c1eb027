import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { inTransaction } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { doAllDue } from '../../../platform/jobs/do-all-due.ts'
import { ProcessorRefused } from '../../../platform/payments/processor.ts'
import { withPatience } from '../../../platform/payments/with-patience.ts'
import { noteTold, type ToldLate, toldLate } from './card-store.ts'

/**
 * Tells the processor of emails that were changed, or changed back, since it heard of somebody. By when the email was
 * proven, so that none is missed whatever comes in between; what could not be told is told by the next run.
 */
export const tellEmails = defineJob({
  name: 'tell-emails',
  schema: z.object({}),
  timeLimitSeconds: 300,
  parallel: 1,
  async run(context) {
    const { db, processor } = context
    await doAllDue(
      context,
      (after, most) => toldLate(db, processor.name, after, most),
      (customer) => tell(context, customer),
      'an email could not be told',
    )
  },
})

async function tell(context: Context, customer: ToldLate) {
  const { processor_id: id, email } = customer
  await withPatience(context.processor.updateCustomer({ id, email })).catch((error) => {
    // Asked again they would say the same.
    if (!(error instanceof ProcessorRefused)) throw error
    context.log.warn({ err: error, person: customer.id }, 'the processor does not take an email')
  })
  await inTransaction(context.db, (tx) => noteTold(tx, customer))
}
