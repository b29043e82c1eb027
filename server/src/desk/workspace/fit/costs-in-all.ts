import { sumIn } from '@sojourn/contract/amounts/exchange'
import type { Money } from '@sojourn/contract/amounts/money'
import type { FitOfCosts } from '@sojourn/contract/desk/fit'
import type { Rates } from '@sojourn/contract/ground/rates'
import type { ShownFacts, VisaFacts } from '@sojourn/contract/ground/visa-facts'
import type { Relation } from '@sojourn/contract/work/traveller-words'
import { feesOfPeople } from './fees-of-people.ts'

interface Asked {
  price: Money
  /** Others apply together with the client, and are related to them like this. */
  relations: readonly Relation[]
  facts: VisaFacts
  shown: ShownFacts
  readRates: () => Promise<Rates | undefined>
  mayBeTaxed: boolean
}

/** The agent and, once, the government, for all who apply. Where no fee is known there is no sum: one of half the costs would look whole. */
export async function costsInAll({
  price,
  relations,
  facts,
  shown,
  readRates,
  mayBeTaxed,
}: Asked): Promise<FitOfCosts> {
  const { fees } = shown
  const { amounts, forEach } = feesOfPeople(fees?.value ?? [], relations)
  const told = {
    price,
    people: 1 + relations.length,
    has_more: hasMore(facts, relations),
    may_be_taxed: mayBeTaxed,
  }
  if (!fees || amounts.length === 0) return { ...told, government: null, total: null, rates: null }
  const { source, checked, age } = fees
  const government = { source, checked, amounts, for_each: forEach, is_old: age === 'too_old' }
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

/** No sum has fees paid again and again, fees that only the authority says, and costs beside them. */
const hasMore = ({ fees, other_costs }: VisaFacts, relations: readonly Relation[]) =>
  feesOfPeople(fees?.value ?? [], relations).hasMore || (other_costs?.value ?? []).length > 0
