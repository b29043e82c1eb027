import type { FactsOfVisa } from '@sojourn/contract/desk/staff-facts'
import FactsOfVisaPage from '../app/staff/facts/facts-of-visa-page.tsx'
import { falseNetwork, ok } from './network.ts'
import { openPage } from './open-page.tsx'
import { eventually, find } from './render.tsx'

export const OF_VISA = 'GET /staff/facts/of-visa'
export const VISA = 'ca/study-permit'
export const SOURCE = 'https://www.canada.ca/study'

type Fact = FactsOfVisa['facts'][number]

export const aFact = (fact: Fact['fact'], value: Fact['value'], changes: Partial<Fact> = {}): Fact => ({
  fact,
  value,
  source: SOURCE,
  checked: '2026-09',
  age: 'current',
  ...changes,
})

export const factsOf = (changes: Partial<FactsOfVisa> = {}): FactsOfVisa => ({
  visa: { id: VISA, name: 'Study permit', country: 'Canada', countries: 1 },
  url: 'https://www.canada.ca/permit',
  facts: [],
  reports: [],
  history: [],
  ...changes,
})

/** The page of a visa's facts over a network that knows them. */
export async function openFacts(known: FactsOfVisa) {
  const network = falseNetwork()
  network.answers(OF_VISA, ok(known))
  const page = await openPage(FactsOfVisaPage, `/p/staff/facts/of-visa?visa=${encodeURIComponent(VISA)}`)
  await eventually(() => find('h1'))
  return { ...page, network }
}
