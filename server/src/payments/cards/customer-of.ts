import type { Context } from '../../context.ts'
import { inTransaction } from '../../platform/database/transact.ts'
import { findPayer } from '../store.ts'
import { addCustomerRow, findCustomer } from './card-store.ts'

/** What the processor calls somebody; they are told of them when it first matters. */
export async function customerOf(context: Context, personId: string): Promise<string> {
  const { processor, db } = context
  const known = await findCustomer(db, personId, processor.name)
  if (known) return known
  const person = await findPayer(db, personId)
  if (!person) throw new Error('Somebody pays who is not there')
  const { id } = await processor.addCustomer({ key: `customer:${personId}`, personId, email: person.email })
  await inTransaction(db, (tx) =>
    addCustomerRow(tx, {
      person_id: personId,
      processor: processor.name,
      processor_id: id,
      created_at: context.clock.now(),
    }),
  )
  return (await findCustomer(db, personId, processor.name)) ?? id
}
