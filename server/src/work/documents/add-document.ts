import { isConditionalPaper } from '@sojourn/contract/ground/paper-words'
import type { Context } from '../../context.ts'
import { tellStep } from '../../ground/facts/perform.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { acting } from '../../platform/http/by.ts'
import { invalidField, Refusal } from '../../platform/refusal.ts'
import { documentMachine } from './document-state.ts'
import { showDocument } from './list-documents.ts'
import { lockOpenOrder } from './lock-open-order.ts'
import type { Side } from './policy.ts'
import { addDocument as addRow, countDocuments } from './store.ts'

const MOST_DOCUMENTS = 60

interface Wanted {
  name: string
  given_by: Side
  mandatory: boolean
  person?: string | undefined
}

/** D1. An agent asks for one more or brings one; a client brings one. */
export const addDocument = (
  context: Context,
  actor: Person,
  orderId: string,
  { name, given_by, mandatory, person }: Wanted,
) =>
  transact(context, async (tx) => {
    const order = await lockOpenOrder(tx, actor, orderId)
    if (order.side === 'client' && given_by === 'agent')
      throw new Refusal('not_now', { message: 'Please ask your agent for it in the conversation.' })
    if (person && !order.travellers.includes(person))
      throw invalidField('person', 'please choose somebody who travels along in this order')
    const { count, last } = await countDocuments(tx, orderId)
    if (count >= MOST_DOCUMENTS)
      throw new Refusal('not_now', { message: `An order has at most ${MOST_DOCUMENTS} documents.` })
    const now = context.clock.now()
    const { id } = await addRow(tx, {
      order_id: orderId,
      place: last + 1,
      name,
      person: person ?? null,
      given_by,
      mandatory: mandatory && order.side === 'agent' && !isConditionalPaper(name),
      asked_by: order.side,
      added_by: actor.id,
      asked_at: now,
      created_at: now,
      updated_at: now,
    })
    const added = { id, name, order }
    await tellStep(acting(context, order.side), tx, documentMachine.ask, added, {
      along: { order, document: { id, name }, to: given_by },
    })
    return showDocument(context, actor, { orderId, id }, tx)
  })
