import { checkedDay } from '@sojourn/contract/ground/fact-age'
import { type FactValue, type FeeItem, Source } from '@sojourn/contract/ground/visa-facts'
import type { FoundSource, FoundVisa } from './facts-file.ts'

const EACH_YEAR = /, (a|each|per) year$/
const LATER = /given back|^renewal/i

/** A part as our files say it: what comes each year says so, a deposit and a renewal are not in the total. */
export function feePart({ note: _, what, ...item }: FeeItem): FeeItem {
  return {
    what: what.replace(EACH_YEAR, ''),
    ...item,
    ...(EACH_YEAR.test(what) && { per: 'year' as const }),
    ...(LATER.test(what) && { in_total: false as const }),
  }
}

type Found = NonNullable<NonNullable<FoundVisa['time']>['value']>

/** The days, told apart by the country one lives in where the text does; null where it names no days. */
export function timeOf(
  { min_days, max_days, text = '' }: Found,
  country: string,
  isoOf: (name: string) => string | undefined,
): FactValue<'time'> {
  if (min_days === undefined || max_days === undefined) return null
  const by_residence = residencesIn(text, country, isoOf)
  return { min_days, max_days, ...(by_residence && { by_residence }) }
}

const DAYS = { days: 1, weeks: 7 }

function residencesIn(text: string, country: string, isoOf: (name: string) => string | undefined) {
  const [, unit, list = ''] = /^By country of residence, in (days|weeks): (.+)$/.exec(text) ?? []
  if (!unit) return null
  const days = list.split(/[,;] /).flatMap((one): [string, number][] => {
    const [, name = '', count] = /^(.+) (\d+)$/.exec(one) ?? []
    const iso = name.startsWith('from inside ') ? country : isoOf(name)
    return iso ? [[iso, Number(count) * DAYS[unit as keyof typeof DAYS]]] : []
  })
  return days.length > 0 ? Object.fromEntries(days.toSorted(([a], [b]) => a.localeCompare(b))) : null
}

/** The newest dated page counts, an authority's before others'; without an address, the visa's own page stands for it. */
export function originOf(sources: readonly FoundSource[], url: string) {
  const dated = sources.filter(({ page_date }) => /^\d{4}(-\d{2}){0,2}$/.test(page_date))
  const named = dated.filter(({ address }) => Source.safeParse(address).success)
  const [best] = (named.length > 0 ? named : dated).toSorted(
    (one, other) => rank(other) - rank(one) || (dayOfPage(other) < dayOfPage(one) ? -1 : 1),
  )
  if (!best) return null
  return { source: named.length > 0 ? best.address : url, checked: checkedOf(best) }
}

const rank = ({ kind }: FoundSource) => (kind.startsWith('authority') ? 1 : 0)
const dayOfPage = (source: FoundSource) => checkedDay(checkedOf(source))

/** A year without a month counts from its first, as a month does from its first day. */
const checkedOf = ({ page_date }: FoundSource) => (page_date.length === 4 ? `${page_date}-01` : page_date)
