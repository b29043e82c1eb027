import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { By } from '../../platform/http/by.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import type { documentMachine } from './document-state.ts'

const FACTS = {
  D1: 'document_asked',
  D2: 'document_handed_over',
  D3: 'document_accepted',
  D4: 'document_returned',
  D5: 'document_filed',
  D6: 'document_not_needed',
  D7: 'document_asked',
  D8: 'document_returned',
} as const satisfies Record<keyof typeof documentMachine.steps, string>

interface What {
  order: Pick<HeldOrder, 'id' | 'status'>
  document: { id: string; name: string }
  step: keyof typeof FACTS
  reason?: string | null
  by: By
}

/** A step of a document, on the timeline of its order, which stays where it is. */
export const tellStep = (context: Context, tx: Tx, { order, document, step, reason = null, by }: What) =>
  tell(
    context,
    tx,
    {
      fact: FACTS[step],
      order: order.id,
      document: document.id,
      name: document.name,
      ...{ step, reason, from: order.status, to: order.status },
    },
    by,
  )
