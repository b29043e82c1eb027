import type { Money } from '@sojourn/contract/amounts/money'
import { t } from '@sojourn/contract/words/t'
import { feeWords } from './fee.ts'

/** "CA$235 and $250" */
export const inMoney = (amounts: readonly Money[]) =>
  amounts.map(feeWords).reduce((one, other) => t('{one} and {other}', { one, other }))

/** "$120 to $900" */
export const rangeInMoney = (from: Money, to: Money) =>
  t('{from} to {to}', { from: feeWords(from), to: feeWords(to) })
