import type { Money } from '@sojourn/contract/amounts/money'
import { feeWords } from './fee.ts'

/** "CA$235 and $250" */
export const inMoney = (amounts: readonly Money[]) => amounts.map(feeWords).join(' and ')

/** "$120 to $900" */
export const rangeInMoney = (from: Money, to: Money) => `${feeWords(from)} to ${feeWords(to)}`
