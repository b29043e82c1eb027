import type { FeeItem } from './visa-facts.ts'

/** Returns true if the main applicant pays it for this visa. */
export const isOwnPart = (item: FeeItem) =>
  (item.for === 'main' || item.for === 'each') && item.in_total !== false

/** The main applicant pays this once, in all; null means that a part is not known. */
export function headlineFee({ fees }: { fees?: { value: readonly FeeItem[] } | undefined }) {
  const own = (fees?.value ?? []).filter((item) => isOwnPart(item) && item.per === undefined)
  const [first] = own
  if (!first?.currency || own.some(({ currency }) => currency !== first.currency)) return null
  return { amount: own.reduce((sum, { amount }) => sum + (amount ?? 0), 0), currency: first.currency }
}
