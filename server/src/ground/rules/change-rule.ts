import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { invalidField, Refusal } from '../../platform/refusal.ts'
import { type RuleName, rules } from './rules.ts'
import { addRuleChange } from './store.ts'

interface Change {
  name: string
  value: number
  reason: string
}

/** Counts from now on; what it was before stays in its history. */
export function changeRule({ clock }: Context, tx: Tx, staffId: string, { name, value, reason }: Change) {
  if (!Object.hasOwn(rules, name)) throw new Refusal('not_found')
  const { least, most, unit } = rules[name as RuleName]
  if (value < least || value > most) throw invalidField('value', `please enter ${least} to ${most} ${unit}`)
  return addRuleChange(tx, {
    rule: name,
    value,
    reason,
    changed_by: staffId,
    created_at: clock.now(),
  })
}
