import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import { invalidField, Refusal } from '../../platform/refusal.ts'
import { writeAuditEntry } from '../audit/write-audit-entry.ts'
import { listRules } from './list-rules.ts'
import { type RuleName, rules } from './rules.ts'
import { addRuleChange } from './store.ts'

interface Change {
  value: number
  reason: string
}

/** Counts from now on; what it was before stays in its history. */
export const changeRule = (context: Context, staffId: string, name: string, { value, reason }: Change) =>
  transact(context, async (tx) => {
    if (!Object.hasOwn(rules, name)) throw new Refusal('not_found')
    const { least, most, unit } = rules[name as RuleName]
    if (value < least || value > most) throw invalidField('value', `please enter ${least} to ${most} ${unit}`)
    await addRuleChange(tx, {
      ...{ rule: name, value, reason, changed_by: staffId, created_at: context.clock.now() },
    })
    await writeAuditEntry(context, tx, {
      staff_id: staffId,
      action: 'change_rule',
      subject_id: null,
      details: { title: name, quantity: String(value), reason },
    })
    return listRules(tx)
  })
