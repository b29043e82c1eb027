import type { Money } from '@sojourn/contract/amounts/money'
import { isOwnPart } from '@sojourn/contract/ground/headline-fee'
import type { FeeItem, ShownFacts } from '@sojourn/contract/ground/visa-facts'
import { t } from '@sojourn/contract/words/t'

interface MoneyLine {
  name: string
  /** The first currency is that of the visa. */
  amounts: Money[]
  /** The upper end of a range. */
  upTo?: Money
  note?: string
  /** Left out where it is paid once. */
  per?: Again
}

type Again = NonNullable<FeeItem['per']>

export interface Sum {
  amounts: Money[]
  per?: Again
}

interface MoneyInAll {
  lines: MoneyLine[]
  /** Fees and costs that everybody pays, by currency: first those paid once, then those paid again and again. */
  total: Sum[]
}

interface Offers {
  price_from: Money
  price_to: Money
}

/** One person pays the government, what usually comes beside it, and an agent where they want one. */
export function moneyInAll(
  { fees, other_costs }: Pick<ShownFacts, 'fees' | 'other_costs'>,
  offers: Offers | null,
): MoneyInAll {
  const [government, beside] = [fees?.value ?? [], other_costs?.value ?? []]
  const lines: MoneyLine[] = [
    ...sumsOf(government).map((sum) => ({ name: t('Government fees'), ...sum })),
    ...sumsOf(beside).map((sum) => ({
      name: t('Usual costs beside it'),
      note: namesOf(beside, sum.per),
      ...sum,
    })),
  ]
  if (offers)
    lines.push({
      name: t('An agent, if you want one'),
      amounts: [offers.price_from],
      ...(offers.price_to.amount > offers.price_from.amount && { upTo: offers.price_to }),
    })
  return { lines, total: sumsOf(government).length > 0 ? sumsOf([...government, ...beside]) : [] }
}

const isCounted = (item: FeeItem): item is FeeItem & Money =>
  isOwnPart(item) && item.amount !== null && item.currency !== null

/** Once, each year and each month have a sum of their own. */
const sumsOf = (items: readonly FeeItem[]): Sum[] =>
  [undefined, 'year' as const, 'month' as const].flatMap((per) => {
    const amounts = added(items.filter(isCounted).filter((item) => item.per === per))
    return amounts.length > 0 ? [{ amounts, ...(per && { per }) }] : []
  })

const namesOf = (items: readonly FeeItem[], per: Again | undefined) =>
  items
    .filter((item) => isCounted(item) && item.per === per)
    .map(({ what }) => what)
    .join(', ')

/** Amounts of a currency are one; other currencies stand beside it. */
function added(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, number>()
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums].map(([currency, amount]) => ({ amount, currency }))
}
