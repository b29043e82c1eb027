import { checkedDay } from '@sojourn/contract/ground/fact-age'
import type { FeeItem, VisaFacts } from '@sojourn/contract/ground/visa-facts'

export type Kind = 'fees' | 'time'
export type Fact = NonNullable<VisaFacts[Kind]>

/** The fact from now on, or why it stays as it is. */
type Merged = { fact: Fact } | { stays: string }

/** Puts what was found in the place of what is known; a later reading of our own is never thrown away. */
export function mergeFact(known: Fact | undefined, found: Fact): Merged {
  if (!known || known.unread) return { fact: found }
  const value = withNotes(known.value, found.value)
  const isSame = saysTheSame(known.value, found.value)
  if (checkedDay(known.checked) > checkedDay(found.checked)) {
    if (isSame) return { fact: known }
    if (!holdsAll(known.value, found.value))
      return { stays: `read on ${known.checked}, later than ${found.checked}` }
    return { fact: { ...known, value } as Fact }
  }
  return { fact: { ...found, value, ...(isSame && known.note && { note: known.note }) } as Fact }
}

const isList = (value: Fact['value']): value is FeeItem[] => Array.isArray(value)

/** Our own words about an item are left out. */
const bare = ({ note: _, ...item }: FeeItem) => item
const saysTheSame = (one: Fact['value'], other: Fact['value']) =>
  inOrder(isList(one) ? one.map(bare) : one) === inOrder(isList(other) ? other.map(bare) : other)

/** The text is the same whatever order the fields stand in. */
const inOrder = (value: unknown) =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => a.localeCompare(b)))
      : part,
  )

/** Our own words about an item stay with it. */
function withNotes(known: Fact['value'], found: Fact['value']) {
  if (!isList(known) || !isList(found)) return found
  return found.map((item) => {
    const note = known.find(({ what, amount }) => what === item.what && amount === item.amount)?.note
    return note === undefined ? item : { ...item, note }
  })
}

/** Returns true if each amount that was read is one of the parts found, or what some of them come to. */
function holdsAll(known: Fact['value'], found: Fact['value']) {
  if (!isList(known) || !isList(found)) return false
  const sums = new Set([0])
  for (const { amount } of found) for (const sum of [...sums]) sums.add(sum + (amount ?? 0))
  return known.every(({ amount }) => amount !== null && sums.has(amount))
}
