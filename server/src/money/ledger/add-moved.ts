import { nameOf } from './accounts.ts'
import type { SumRow } from './check-store.ts'

interface Moved {
  kind: string
  code: string | null
  currency: string
  amount: number
}

export function addMoved(before: readonly SumRow[], moved: readonly Moved[]): SumRow[] {
  const sums = new Map<string, SumRow>()
  const since = moved.map(({ kind, code, ...sum }) => ({
    account: nameOf({ kind, subject: null, code }),
    ...sum,
  }))
  for (const sum of [...before, ...since]) {
    const key = `${sum.account} ${sum.currency}`
    sums.set(key, { ...sum, amount: (sums.get(key)?.amount ?? 0) + sum.amount })
  }
  return [...sums.keys()].toSorted().flatMap((key) => sums.get(key) ?? [])
}
