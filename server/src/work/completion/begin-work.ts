import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { DAY_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { moveOrRefuse } from '../../platform/database/move.ts'
import type { By } from '../../platform/http/by.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { orderMachine } from '../orders/order-machine.ts'
import { startedMail } from './work-mails.ts'
import type { Work } from './work-store.ts'

interface Beginning {
  step: 'O4' | 'O5'
  missing: string[]
  by: By
}

/** O4 and O5: from now on the days of delivery count. */
export async function beginWork(context: Context, tx: Tx, work: Work, { step, missing, by }: Beginning) {
  const now = context.clock.now()
  const due_at = new Date(now.getTime() + work.delivery_days * DAY_MS)
  await moveOrRefuse(tx, orderMachine, step, work.id, {
    started_at: now,
    due_at,
    started_without: JSON.stringify(missing),
    updated_at: now,
  })
  const fact = await tell(
    context,
    tx,
    { fact: 'order_started', order: work.id, step, from: work.status, to: 'ongoing', missing },
    by,
  )
  if (!work.client_deleted_at) await enqueueMail(context, tx, startedMail(work, due_at), fact)
}
