import type { Money } from '@sojourn/contract/amounts/money'
import { t } from '@sojourn/contract/words/t'
import { feeWords, paidWords } from './fee.ts'
import type { Sum } from './money-in-all.ts'

/** "CA$235 and $250" */
const inMoney = (amounts: readonly Money[]) =>
  amounts.map(feeWords).reduce((one, other) => t('{one} and {other}', { one, other }))

/** "£819", or "£1,035 a year" */
export const sumInMoney = ({ amounts, per }: Sum) => paidWords(inMoney(amounts), per)

/** "£819 + £1,035 a year" */
export const totalInMoney = (total: readonly Sum[]) => total.map(sumInMoney).join(' + ')

/** "$120 to $900" */
export const rangeInMoney = (from: Money, to: Money) =>
  t('{from} to {to}', { from: feeWords(from), to: feeWords(to) })
