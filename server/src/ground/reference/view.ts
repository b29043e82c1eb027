import type { Country, CountryDetails, Purpose, Visa } from '@sojourn/contract/ground/reference'
import type { Selectable } from 'kysely'
import type { DB } from '../../platform/database/rows.generated.ts'
import type { CountryRow } from './store.ts'

export const flagOf = (iso: string) => `/flags/${iso}.svg`

export const viewCountry = (row: CountryRow): Country => ({
  id: row.iso,
  name: row.name,
  native_name: row.native_name,
  dial_codes: row.dial_codes,
  continent: row.continent,
  capital: row.capital,
  currencies: row.currencies,
  languages: row.languages,
  flag: flagOf(row.iso),
  visa_count: row.visa_count,
})

export function viewVisa(row: Selectable<DB['visa']>, purposes: Map<string, string>): Visa {
  const { min_days, max_days, fee_amount, fee_currency } = row
  return {
    id: row.id,
    name: row.name,
    purposes: row.purposes.map((slug): Purpose => ({ id: slug, name: purposes.get(slug) ?? slug })),
    description: row.description,
    processing_time: min_days !== null && max_days !== null ? { min_days, max_days } : null,
    fee: fee_amount !== null && fee_currency !== null ? { amount: fee_amount, currency: fee_currency } : null,
    url: row.url,
    checklist: row.checklist,
  }
}

type CountryParts = {
  country: Selectable<DB['country']> & CountryRow
  regulators: Selectable<DB['regulator']>[]
  visas: Visa[]
}

export function viewCountryDetails({ country, regulators, visas }: CountryParts): CountryDetails {
  const { authority_name, authority_url, licence_notice } = country
  return {
    ...viewCountry(country),
    summary: country.summary,
    authority: authority_name && authority_url ? { name: authority_name, url: authority_url } : null,
    checked: country.checked,
    licence: licence_notice
      ? { notice: licence_notice, regulators: regulators.map(({ code, name, url }) => ({ code, name, url })) }
      : null,
    visas,
  }
}
