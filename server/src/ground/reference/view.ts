import { headlineFee } from '@sojourn/contract/ground/headline-fee'
import type { Promised } from '@sojourn/contract/ground/promises'
import type {
  Country,
  CountryDetails,
  Purpose,
  PurposeDetails,
  Visa,
  Warning,
} from '@sojourn/contract/ground/reference'
import type { VisaFacts } from '@sojourn/contract/ground/visa-facts'
import type { Selectable } from 'kysely'
import type { DB } from '../../platform/database/rows.generated.ts'
import { licenceLimits, viewLicenceRule } from './licences/view-licence-rule.ts'
import type { CountryRow, LicenceClassRow, PurposeRow } from './store.ts'
import { shownFacts } from './visas/shown-facts.ts'
import type { FileWarning } from './visas/visa-file.ts'

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

export const viewPurpose = (row: PurposeRow): PurposeDetails => ({
  id: row.slug,
  name: row.name,
  description: row.description ?? '',
  questions: row.questions ?? [],
})

interface VisaParts {
  visa: Selectable<DB['visa']>
  purposes: Map<string, string>
  licensed: boolean
  classes: LicenceClassRow[]
  today: string
}

export function viewVisa({ visa, purposes, licensed, classes, today }: VisaParts): Visa {
  const known = (visa.facts ?? {}) as VisaFacts
  const facts = shownFacts(known, today)
  return {
    id: visa.id,
    former_codes: visa.former_codes ?? [],
    name: visa.name,
    aliases: visa.aliases ?? [],
    purposes: visa.purposes.map((slug): Purpose => ({ id: slug, name: purposes.get(slug) ?? slug })),
    description: visa.description,
    processing_time: facts.time ? rangeOf(facts.time.value) : null,
    fee: facts.fees ? headlineFee(known) : null,
    facts,
    needs_licensed_agent: licensed,
    licence_limits: licenceLimits(visa.id, classes),
    url: visa.url,
    front_door: visa.front_door ?? false,
    promises: (visa.promises ?? []) as Promised[],
    checklist: visa.checklist,
  }
}

const rangeOf = ({ min_days, max_days }: { min_days: number; max_days: number }) => ({ min_days, max_days })

type CountryParts = {
  country: Selectable<DB['country']> & CountryRow
  regulators: Selectable<DB['regulator']>[]
  classes: LicenceClassRow[]
  visas: Visa[]
  today: string
}

export function viewCountryDetails({
  country,
  regulators,
  classes,
  visas,
  today,
}: CountryParts): CountryDetails {
  const { authority_name, authority_url, licence_notice } = country
  return {
    ...viewCountry(country),
    summary: country.summary,
    authority: authority_name && authority_url ? { name: authority_name, url: authority_url } : null,
    warnings: viewWarnings(country, today),
    checked: country.checked,
    licence: viewLicenceRule(licence_notice, regulators, classes),
    visas,
  }
}

export const viewWarnings = ({ iso, warnings }: Selectable<DB['country']>, today: string) =>
  ((warnings ?? []) as FileWarning[])
    .filter(({ from = today, until = today }) => from <= today && today <= until)
    .map(
      ({ text, source, checked, from, until, visas, nationalities }): Warning => ({
        text,
        source,
        checked,
        from: from ?? null,
        until: until ?? null,
        visas: (visas ?? []).map((code) => `${iso.toLowerCase()}/${code}`),
        nationalities: nationalities ?? null,
      }),
    )
