import { FACT_NAMES, type FactKind } from '@sojourn/contract/ground/fact-words'
import type { Visa } from '@sojourn/contract/ground/reference'
import { timeFor } from '@sojourn/contract/ground/time-by-residence'
import type { FeeItem } from '@sojourn/contract/ground/visa-facts'
import { t } from '@sojourn/contract/words/t'
import { checkedWords } from '../../words/checked-words.ts'
import { timeForWords } from '../../words/processing-time.ts'
import { type CountryNames, isToldInEnglish, ruleWords } from '../visas/facts/fact-values.ts'
import { amountWords } from '../visas/facts/fee.ts'
import type { ToldItem } from '../visas/facts/told.ts'
import { itemsInWords } from '../visas/facts/told-fees.ts'

/** A fact in words, or an amount with what it is for. */
type Line = string | ToldItem

/** Facts read at one place on one day, in words. */
export interface FactGroup {
  rows: { name: string; lines: Line[]; note: string | null; inEnglish?: true }[]
  source: string
  site: string
  /** The day or the month; null where nobody has read it at the source yet. */
  checked: string | null
  isOld: boolean
  /** Read in a dated copy. */
  isLikely: boolean
  check: string | null
}

/**
 * Facts are grouped by where they were read. Only the server puts them into words: the page comes with them and needs
 * no script for it.
 */
export function factGroups(
  { facts, url = null }: Pick<Visa, 'facts'> & { url?: string | null },
  names: CountryNames,
  lives?: Place,
): FactGroup[] {
  const said: [FactKind, Line[]][] = [
    ...(facts.time ? [timeLine(facts.time.value, lives)] : []),
    ...(facts.fees ? [['fees', feeLines(facts.fees.value)] as [FactKind, Line[]]] : []),
    ...(facts.other_costs ? [['other_costs', feeLines(facts.other_costs.value)] as [FactKind, Line[]]] : []),
    ...ruleWords(facts, names).map(({ kind, words }): [FactKind, Line[]] => [kind, [words]]),
  ]
  const known = said.flatMap(([kind, lines]) => {
    const fact = facts[kind]
    const words = {
      lines,
      note: fact?.note ?? null,
      ...(isToldInEnglish(kind, facts) && { inEnglish: true as const }),
    }
    return fact ? [{ kind, fact, row: { name: FACT_NAMES[kind], ...words } }] : []
  })
  return [
    ...Map.groupBy(
      known,
      ({ fact }) => `${fact.source} ${fact.unread ? '' : fact.checked} ${fact.likely ?? ''}`,
    ).values(),
  ].flatMap((together) => {
    const [first] = together
    if (!first) return []
    const { source, checked, age, unread, likely } = first.fact
    const pays = together.some(({ kind }) => PAID.has(kind))
    return {
      rows: together.map(({ row }) => row),
      source,
      site: new URL(source).hostname.replace(/^www\./, ''),
      checked: unread ? null : checkedWords(checked),
      isOld: age !== 'current',
      isLikely: likely ?? false,
      check: pays && (likely || age === 'too_old') ? (url ?? source) : null,
    }
  })
}

interface Place {
  id: string
  name: string
}

const PAID = new Set<FactKind>(['fees', 'other_costs', 'time'])

const timeLine = (time: NonNullable<Visa['facts']['time']>['value'], lives?: Place): [FactKind, string[]] => [
  'time',
  [timeForWords(timeFor(time, lives?.id), lives?.name)],
]

function feeLines(items: readonly FeeItem[]): Line[] {
  const [only] = items
  if (!only) return [t('None')]
  const told = itemsInWords(items)
  const isPlain = items.length === 1 && only.what === 'Application' && only.for === 'main' && !only.from
  return isPlain && !only.note ? [amountWords(only)] : told
}
