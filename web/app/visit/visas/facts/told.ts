import type { FactAge } from '@sojourn/contract/ground/fact-age'
import type { CountryDetails } from '@sojourn/contract/ground/reference'

export interface ToldItem {
  amount: string
  about: string
  isTotal?: true
}

/** Facts in words that were read at one place on one day; without an origin nothing is known. */
export interface ToldGroup {
  rows: { name: string; said: string | ToldItem[]; note?: string }[]
  origin: {
    source: string
    checked: string
    age: FactAge
    unread?: true
    likely?: true
    /** Where one checks before one pays; left out where the amounts were read lately. */
    check?: string
  } | null
}

export interface ToldFacts {
  main: ToldGroup[]
  rules: ToldGroup[]
}

/** The facts of a country's visas in words; what says them is not loaded before a browser needs it. */
export async function tellFacts(
  { visas }: CountryDetails,
  countries: { id: string; name: string }[],
  lives?: string,
) {
  const { toldFacts } = await import('./told-facts.ts')
  return toldFacts(visas, countries, lives)
}
