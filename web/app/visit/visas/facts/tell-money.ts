import { sumIn } from '@sojourn/contract/amounts/exchange'
import type { Money } from '@sojourn/contract/amounts/money'
import { formatDay } from '@sojourn/contract/dates/format-day'
import type { Rates } from '@sojourn/contract/ground/rates'
import type { ShownFacts } from '@sojourn/contract/ground/visa-facts'
import { t } from '@sojourn/contract/words/t'
import { feeWords, paidWords } from './fee.ts'
import { moneyInAll, type Sum } from './money-in-all.ts'
import { rangeInMoney, sumInMoney, totalInMoney } from './money-words.ts'

export interface ToldMoney {
  lines: { name: string; words: string; about: string | null; note: string | null }[]
  total: { words: string; about: string | null } | null
  /** The currency one reads it in; null for those of the authorities. */
  chosen: string | null
  choices: string[]
  /** The day of the rates, and who says them. */
  day: string
  source: string
  url: string
}

/** Null means that no amount is known. */
export function tellMoney(
  facts: ShownFacts,
  offers: { price_from: Money; price_to: Money } | null,
  rates: Rates,
  wanted: string | undefined,
): ToldMoney | null {
  const { lines, total } = moneyInAll(facts, offers)
  if (lines.length === 0) return null
  const code = wanted?.toUpperCase()
  const chosen = code && Object.hasOwn(rates.per_euro, code) ? code : null
  const about = (sums: readonly Sum[]) => aboutIn(chosen, sums, rates)
  return {
    lines: lines.map(({ name, upTo, note = null, ...sum }) => {
      const [from] = sum.amounts
      const words = from && upTo ? rangeInMoney(from, upTo) : sumInMoney(sum)
      const [low, high] = [about([sum]), upTo && about([{ amounts: [upTo] }])]
      return { name, words, note, about: low && high ? t('{from} to {to}', { from: low, to: high }) : low }
    }),
    total: total.length > 0 ? { words: totalInMoney(total), about: about(total) } : null,
    chosen,
    choices: Object.keys(rates.per_euro),
    day: formatDay(rates.as_of),
    source: rates.source,
    url: rates.url,
  }
}

/** "about €160 + €190 a year"; null where all of it is in that currency already, or a rate is not known. */
function aboutIn(currency: string | null, sums: readonly Sum[], rates: Rates) {
  if (!currency || sums.every(({ amounts }) => amounts.every((money) => money.currency === currency)))
    return null
  const each = sums.map(({ amounts, per }) => {
    const sum = sumIn(currency, amounts, rates)
    return sum && paidWords(feeWords(sum), per)
  })
  return each.includes(null) ? null : each.join(' + ')
}
