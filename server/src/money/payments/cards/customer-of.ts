import type { Context } from '../../../context.ts'
import { inTransaction } from '../../../platform/database/transact.ts'
import { findPayer } from '../store.ts'
import { addCustomerRow, findCustomer } from './card-store.ts'

/** The processor is told of somebody when it first matters, or once it does not know them. */
export async function customerOf(context: Context, personId: string): Promise<string> {
  const { processor, db } = context
  const known = await findCustomer(db, personId, processor.name)
  if (known && !known.unknown_since) return known.processor_id
  const person = await findPayer(db, personId)
  if (!person) throw new Error('The payer does not exist')
  // The same key would bring the answer with the one they forgot.
  const key = ['customer', personId, ...(known ? [known.processor_id] : [])].join(':')
  const { id } = await processor.addCustomer({ key, personId, email: person.email })
  await inTransaction(db, (tx) =>
    addCustomerRow(tx, {
      person_id: personId,
      processor: processor.name,
      processor_id: id,
      told_at: person.email_verified_at,
      created_at: context.clock.now(),
    }),
  )
  return (await findCustomer(db, personId, processor.name))?.processor_id ?? id
}
