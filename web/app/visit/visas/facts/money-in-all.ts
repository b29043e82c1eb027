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
}

interface MoneyInAll {
  lines: MoneyLine[]
  /** Fees and costs that everybody pays once, by currency. */
  total: Money[]
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
  const government = paidOnce(fees?.value ?? [])
  const beside = paidOnce(other_costs?.value ?? [])
  const lines: MoneyLine[] = []
  if (government.length > 0) lines.push({ name: t('Government fees'), amounts: government })
  if (beside.length > 0)
    lines.push({ name: t('Usual costs beside it'), amounts: beside, note: namesOf(other_costs?.value ?? []) })
  if (offers)
    lines.push({
      name: t('An agent, if you want one'),
      amounts: [offers.price_from],
      ...(offers.price_to.amount > offers.price_from.amount && { upTo: offers.price_to }),
    })
  return { lines, total: government.length > 0 ? added([...government, ...beside]) : [] }
}

const isCounted = (item: FeeItem): item is FeeItem & Money =>
  isOwnPart(item) && item.per === undefined && item.amount !== null && item.currency !== null

const paidOnce = (items: readonly FeeItem[]) => added(items.filter(isCounted))

const namesOf = (items: readonly FeeItem[]) =>
  items
    .filter(isCounted)
    .map(({ what }) => what)
    .join(', ')

/** Amounts of a currency are one; other currencies stand beside it. */
function added(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, number>()
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums].map(([currency, amount]) => ({ amount, currency }))
}
