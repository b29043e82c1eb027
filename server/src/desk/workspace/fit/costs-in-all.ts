import { sumIn } from '@sojourn/contract/amounts/exchange'
import type { Money } from '@sojourn/contract/amounts/money'
import type { FitOfCosts } from '@sojourn/contract/desk/fit'
import { isOwnPart } from '@sojourn/contract/ground/headline-fee'
import type { Rates } from '@sojourn/contract/ground/rates'
import type { FeeItem, ShownFacts, VisaFacts } from '@sojourn/contract/ground/visa-facts'

interface Asked {
  price: Money
  /** Others apply together with the client, whose fees are in no sum. */
  isForSeveral: boolean
  facts: VisaFacts
  shown: ShownFacts
  readRates: () => Promise<Rates | undefined>
  mayBeTaxed: boolean
}

/** The agent and, once, the government. Where no fee is known there is no sum: one of half the costs would look whole. */
export async function costsInAll({
  price,
  isForSeveral,
  facts,
  shown,
  readRates,
  mayBeTaxed,
}: Asked): Promise<FitOfCosts> {
  const { fees } = shown
  const amounts = onceOf(fees?.value ?? [])
  const told = { price, has_more: isForSeveral || hasMore(facts), may_be_taxed: mayBeTaxed }
  if (!fees || amounts.length === 0) return { ...told, government: null, total: null, rates: null }
  const { source, checked, age } = fees
  const government = { source, checked, amounts, is_old: age === 'too_old' }
  const all = [price, ...amounts]
  if (all.every(({ currency }) => currency === price.currency)) {
    const amount = all.reduce((sum, money) => sum + money.amount, 0)
    return { ...told, government, total: { amount, currency: price.currency }, rates: null }
  }
  const rates = await readRates()
  const total = rates ? sumIn(price.currency, all, rates) : null
  return { ...told, government, total, rates: total && rates ? sourceOf(rates) : null }
}

const sourceOf = ({ source, url, as_of }: Rates) => ({ source, url, as_of })

type Paid = FeeItem & Money

/** The amounts of each currency are one sum. */
function onceOf(items: readonly FeeItem[]): Money[] {
  const own = items.filter((item): item is Paid => isOwnPart(item) && !item.per && item.amount !== null)
  return [...Map.groupBy(own, ({ currency }) => currency)].map(([currency, each]) => ({
    amount: each.reduce((sum, { amount }) => sum + amount, 0),
    currency,
  }))
}

/** No sum has fees paid again and again, fees that only the authority says, and costs beside them. */
const hasMore = ({ fees, other_costs }: VisaFacts) =>
  (fees?.value ?? []).some((item) => isOwnPart(item) && (item.per !== undefined || item.amount === null)) ||
  (other_costs?.value ?? []).length > 0
