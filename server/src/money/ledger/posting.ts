import { type Account, nameOf } from './accounts.ts'

export type Template =
  | `L${1 | 2 | 3 | 5 | 6 | 7 | 9 | 10 | 11}`
  | 'L4a'
  | 'L4b'
  | 'L4c'
  | 'L4d'
  | 'L5b'
  | 'L5c'
  | 'L8a'
  | 'L8b'
  | 'L8c'
  | 'L8d'
  | 'L8e'
  | 'L8f'
  | 'L8g'
  | 'L10b'
  | 'L10c'
  | 'L11b'
  | 'L11c'
  | 'L11d'
  | 'L11e'
  | 'L11f'

/** A debit is above zero, a credit below. */
export interface Line {
  account: Account
  amount: number
}

export interface Posting {
  template: Template
  currency: string
  lines: Line[]
}

export const debit = (account: Account, amount: number): Line => ({ account, amount: whole(amount) })
export const credit = (account: Account, amount: number): Line => ({ account, amount: -whole(amount) })

/** An account has one line, none is of zero, and nothing is over. */
export function posting(template: Template, currency: string, lines: Line[]): Posting {
  const merged = new Map<string, Line>()
  for (const { account, amount } of lines) {
    const before = merged.get(nameOf(account))?.amount ?? 0
    merged.set(nameOf(account), { account, amount: before + amount })
  }
  const kept = [...merged.values()].filter(({ amount }) => amount !== 0)
  const rest = kept.reduce((sum, { amount }) => sum + amount, 0)
  if (rest !== 0) throw new RangeError(`${template} does not come to nothing: ${rest} ${currency} is over`)
  return { template, currency, lines: kept }
}

export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

function whole(amount: number) {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new RangeError(`${amount} is no amount of whole minor units`)
  return amount
}
