import type { RELIEFS } from '@sojourn/contract/money/debt-words'
import type { Context } from '../../context.ts'
import { writeAuditEntry } from '../../ground/audit/write-audit-entry.ts'
import type { Reader } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { invalidField, notNow, Refusal } from '../../platform/refusal.ts'
import { writeMoney } from '../receipts/money.ts'
import { addRelief, findDebt } from './relief-store.ts'
import { sideOf, viewStaffDebt } from './view-staff-debt.ts'

interface Wanted {
  how: keyof typeof RELIEFS
  amount: number
  reason: string
}

/** Z1 is the first pair of eyes. */
export const proposeRelief = (context: Context, actor: Person, id: string, { how, amount, reason }: Wanted) =>
  transact(context, async (tx) => {
    const debt = await findDebt(tx, id)
    if (!debt) throw new Refusal('not_found')
    const { person_id, currency, owed } = debt
    if (person_id === actor.id) throw notNow('This is your own debt. Please ask a colleague.')
    if (amount > owed) throw invalidField('amount', `only ${writeMoney(owed, currency)} is owed`)
    const now = context.clock.now()
    const added = await addRelief(tx, {
      person_id,
      side: sideOf(debt),
      how,
      amount,
      currency,
      reason,
      proposed_by: actor.id,
      created_at: now,
      updated_at: now,
    })
    if (!added) throw notNow('A colleague has proposed something for this debt already.')
    await writeAuditEntry(context, tx, {
      staff_id: actor.id,
      action: 'propose_debt_relief',
      subject_id: person_id,
      details: { amount: String(amount), note: NOTES[how], reason },
    })
    return showDebt(tx, actor, id)
  })

export const NOTES = { received: 'Paid to us outside', forgiven: 'Forgiven' }

export async function showDebt(db: Reader, actor: Person, id: string) {
  const row = await findDebt(db, id)
  if (!row) throw new Refusal('not_found')
  return viewStaffDebt(row, actor.id)
}
