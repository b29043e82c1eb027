import { ENTRY_RULES } from '@sojourn/contract/ground/entry-rule-words'
import type { DestinationRules } from '@sojourn/contract/supply/guide'
import type { Context } from '../../context.ts'
import { findRulesInto } from '../../ground/entry-rules/find-entry-rules.ts'
import { showCountry } from '../../ground/reference/show-country.ts'

/** Passports with the same rule stand together. */
export async function showDestination(context: Context, iso: string): Promise<DestinationRules> {
  const [{ rules, source }] = await Promise.all([
    findRulesInto(context, iso),
    // A country that does not exist is not found.
    showCountry(context, { id: iso, minimal: true, purpose: undefined }),
  ])
  const byRule = Map.groupBy(rules, ({ rule }) => rule)
  return {
    source,
    rules: ENTRY_RULES.flatMap((rule) => {
      const passports = (byRule.get(rule) ?? []).map(({ passport, days }) => ({ ...passport, days }))
      return passports.length > 0 ? [{ rule, passports }] : []
    }),
  }
}
