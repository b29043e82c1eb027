import type { FactKind } from '@sojourn/contract/ground/fact-words'
import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { invalidField } from '../../../platform/refusal.ts'
import { addFactReport, findVisa } from './store.ts'

interface Report {
  visa: string
  fact?: FactKind | undefined
  message: string
  page?: string | undefined
}

/** Keeps what somebody says is out of date for staff, without who said it. */
export async function sendFactReport(context: Context, actor: Actor, { visa, fact, message, page }: Report) {
  await context.limits.take('fact_report', actor)
  return transact(context, async (tx) => {
    const known = await findVisa(tx, visa)
    if (!known) throw invalidField('visa', 'please select a visa')
    const about = { origin: known.origin, visa_id: known.id, fact: fact ?? null }
    return addFactReport(tx, { ...about, message, page: page ?? null, created_at: context.clock.now() })
  })
}
