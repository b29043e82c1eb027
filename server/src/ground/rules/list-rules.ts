import type { StaffRule } from '@sojourn/contract/desk/staff-rules'
import type { Reader } from '../../platform/database/database.ts'
import { type RuleName, rules } from './rules.ts'
import { ruleChanges } from './store.ts'

const names = Object.keys(rules) as RuleName[]

export async function listRules(db: Reader): Promise<StaffRule[]> {
  const changes = await ruleChanges(db)
  return names.map((name) => {
    const { value: usual, unit, least, most, what } = rules[name]
    const history = changes
      .filter(({ rule }) => rule === name)
      .map(({ value, reason, created_at, first_name, last_name }) => ({
        value,
        reason,
        by: `${first_name} ${last_name}`,
        at: created_at.toISOString(),
      }))
    return { name, what, unit, usual, least, most, value: history[0]?.value ?? usual, history }
  })
}
