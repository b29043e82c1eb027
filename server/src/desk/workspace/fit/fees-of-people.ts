import type { Money } from '@sojourn/contract/amounts/money'
import { isOwnPart } from '@sojourn/contract/ground/headline-fee'
import type { FeeItem } from '@sojourn/contract/ground/visa-facts'
import type { Relation } from '@sojourn/contract/work/traveller-words'

/** The client comes first; a partner or a child pays what the facts name for them, and else what the main applicant pays. */
export function feesOfPeople(items: readonly FeeItem[], relations: readonly Relation[]) {
  const ofEach = [items.filter(isOwnPart), ...relations.map((relation) => owedBy(items, relation))]
  const sums = ofEach.map(onceOf)
  const [own = []] = sums
  return {
    amounts: added(sums.flat()),
    /** Null where they do not pay the same. */
    forEach: sums.every((sum) => isSame(sum, own)) ? own : null,
    /** Some are paid again and again, or only the authority says how much they are. */
    hasMore: ofEach.flat().some(({ per, amount }) => per !== undefined || amount === null),
  }
}

function owedBy(items: readonly FeeItem[], relation: Relation) {
  const named = items.some((item) => item.for === relation)
  return items.filter((item) =>
    named ? (item.for === relation || item.for === 'each') && item.in_total !== false : isOwnPart(item),
  )
}

type Paid = FeeItem & Money

const onceOf = (items: readonly FeeItem[]): Money[] =>
  added(items.filter((item): item is Paid => !item.per && item.amount !== null))

/** The amounts of each currency are one sum. */
const added = (amounts: readonly Money[]): Money[] =>
  [...Map.groupBy(amounts, ({ currency }) => currency)].map(([currency, each]) => ({
    amount: each.reduce((sum, { amount }) => sum + amount, 0),
    currency,
  }))

const isSame = (sum: readonly Money[], other: readonly Money[]) =>
  sum.length === other.length &&
  sum.every(({ amount, currency }) => other.some((one) => one.currency === currency && one.amount === amount))
