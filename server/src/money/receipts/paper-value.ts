import { type Language, localeOf, SOURCE } from '@sojourn/contract/words/languages'
import { amountIn, dayIn } from '../../platform/words/value-in.ts'
import { writeAmount } from './money.ts'

/** They turn what follows; on paper each value has a place of its own. */
const MARKS = /[\u200e\u200f\u061c\u2066-\u2069]/g

/** `9 March 2026` and `$1,250.00` as a language writes them. */
export function valueOnPaper(language: Language, english: string) {
  if (language === SOURCE) return english
  return (dayIn(language, english) ?? amountIn(language, english) ?? english).replaceAll(MARKS, '')
}

/** The sign is left out, where a column names the currency. */
export const amountOnPaper = (language: Language, amount: number, currency: string) =>
  writeAmount(amount, currency, localeOf(language)).replaceAll(MARKS, '')
