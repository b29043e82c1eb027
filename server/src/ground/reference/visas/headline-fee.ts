import type { ShownFacts, VisaFacts } from '@sojourn/contract/ground/visa-facts'

/** What the main applicant pays the government once, in all; null where a part is not known. */
export function headlineFee({ fees }: Pick<VisaFacts | ShownFacts, 'fees'>) {
  const own = (fees?.value ?? []).filter(
    (item) => (item.for === 'main' || item.for === 'each') && item.per === undefined,
  )
  const [first] = own
  if (!first?.currency || own.some(({ currency }) => currency !== first.currency)) return null
  return { amount: own.reduce((sum, { amount }) => sum + (amount ?? 0), 0), currency: first.currency }
}
