import type { Context } from '../../context.ts'
import { writeAuditEntry } from '../../ground/audit/write-audit-entry.ts'
import { changeRule } from '../../ground/rules/change-rule.ts'
import { listRules } from '../../ground/rules/list-rules.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'

interface Change {
  name: string
  value: number
  reason: string
}

/** The audit log gets an entry. */
export const changeRuleOfProduct = (context: Context, { id }: Person, change: Change) =>
  transact(context, async (tx) => {
    await changeRule(context, tx, id, change)
    await writeAuditEntry(context, tx, {
      staff_id: id,
      action: 'change_rule',
      subject_id: null,
      details: { title: change.name, quantity: String(change.value), reason: change.reason },
    })
    return listRules(tx)
  })
