import { formatDay } from '@sojourn/contract/dates/format-day'
import { monthName } from '@sojourn/contract/dates/moments'
import { FACT_NAMES, type FactKind } from '@sojourn/contract/ground/fact-words'
import type { Visa } from '@sojourn/contract/ground/reference'
import type { FeeItem } from '@sojourn/contract/ground/visa-facts'
import { amountWords, type CountryNames, payerWords, ruleWords } from '../visas/facts/fact-values.ts'
import { timeWords } from '../visas/facts/processing-time.ts'

/** Facts read at one place in one month, in words. */
export interface FactGroup {
  rows: { name: string; lines: string[]; note: string | null }[]
  source: string
  site: string
  /** Null where nobody has read it at the source yet. */
  month: string | null
  isOld: boolean
}

/**
 * What a visa costs, how long it takes and what it allows, grouped by where that was read. Only the server puts it into
 * words: the page comes with them and needs no script for it.
 */
export function factGroups({ facts }: Pick<Visa, 'facts'>, names: CountryNames): FactGroup[] {
  const said: [FactKind, string[]][] = [
    ['time', [timeWords(facts.time?.value ?? null)]],
    ['fees', feeLines(facts.fees?.value ?? null)],
    ...(facts.other_costs
      ? [['other_costs', feeLines(facts.other_costs.value)] as [FactKind, string[]]]
      : []),
    ...ruleWords(facts, names).map(({ kind, words }): [FactKind, string[]] => [kind, [words]]),
  ]
  const known = said.flatMap(([kind, lines]) => {
    const fact = facts[kind]
    return fact ? [{ fact, row: { name: FACT_NAMES[kind], lines, note: fact.note ?? null } }] : []
  })
  return [
    ...Map.groupBy(known, ({ fact }) => `${fact.source} ${fact.unread ? '' : fact.checked}`).values(),
  ].flatMap((together) => {
    const [first] = together
    if (!first) return []
    const { source, checked, age, unread } = first.fact
    return {
      rows: together.map(({ row }) => row),
      source,
      site: new URL(source).hostname.replace(/^www\./, ''),
      month: unread ? null : monthName(checked),
      isOld: age !== 'current',
    }
  })
}

function feeLines(items: readonly FeeItem[] | null) {
  if (!items) return ['See the authority']
  if (items.length === 0) return ['None']
  return items.map((item) =>
    [
      amountWords(item),
      items.length > 1 || item.what !== 'Application' ? item.what : null,
      payerWords(item),
      item.from && `from ${formatDay(item.from)}`,
    ]
      .filter(Boolean)
      .join(', '),
  )
}
