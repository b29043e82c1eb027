import { ENTRY_RULE_LABELS } from '@sojourn/contract/ground/entry-rule-words'
import { type EntryRule, pairOf } from './entry-rule.ts'

/** The lines are for an operator: how many of each kind come first, then every pair by its names. */
export function compareEntryRules(
  before: readonly EntryRule[],
  after: readonly EntryRule[],
  names: ReadonlyMap<string, string>,
): string[] {
  const olds = new Map(before.map((rule) => [pairOf(rule), rule]))
  const news = new Map(after.map((rule) => [pairOf(rule), rule]))
  const changes = [...new Set([...olds.keys(), ...news.keys()])]
    .map((pair) => ({ pair, from: wordOf(olds.get(pair)), to: wordOf(news.get(pair)) }))
    .filter(({ from, to }) => from !== to)
  if (changes.length === 0) return ['No rule changes.']

  const kinds = new Map<string, number>()
  for (const { from, to } of changes) kinds.set(`${from} → ${to}`, (kinds.get(`${from} → ${to}`) ?? 0) + 1)
  const nameOf = (iso = '') => names.get(iso) ?? iso
  const told = changes.map(({ pair, from, to }) => {
    const [passport, destination] = pair.split(' ')
    return `  ${nameOf(passport)} to ${nameOf(destination)}: ${from} → ${to}`
  })
  return [
    `${changes.length} of ${news.size} rules change:`,
    ...[...kinds]
      .toSorted(([, one], [, other]) => other - one)
      .map(([kind, count]) => `  ${count} × ${kind}`),
    'Each of them, passport to destination:',
    ...told.toSorted((one, other) => one.localeCompare(other, 'en')),
  ]
}

function wordOf(rule: EntryRule | undefined) {
  if (!rule) return 'not in the file'
  return rule.days === null
    ? ENTRY_RULE_LABELS[rule.rule]
    : `${ENTRY_RULE_LABELS[rule.rule]}, ${rule.days} days`
}
