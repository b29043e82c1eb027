import { headlineFee } from '@sojourn/contract/ground/headline-fee'
import type { Promised } from '@sojourn/contract/ground/promises'
import type { VisaFacts } from '@sojourn/contract/ground/visa-facts'
import { type Corrections, withCorrections } from '../corrections/with-corrections.ts'
import type { CountryCatalogue } from './read-visas.ts'
import type { GeneralVisa } from './visa-file.ts'

interface Entry extends GeneralVisa {
  url?: string
  front_door?: boolean
  facts?: VisaFacts
  shared?: string
  promises?: Promised[]
}

/** The rows of all visas, and one for each former code, so that services that name it find the visa that came after. */
export const visaRows = (
  catalogues: CountryCatalogue[],
  general: GeneralVisa[],
  corrections: Corrections = new Map(),
) => [
  ...catalogues.flatMap(({ country, visas }) =>
    visas.flatMap((visa, position) => rowsOf(visa, country, position, corrections)),
  ),
  ...general.flatMap((visa, position) => rowsOf(visa, null, position, corrections)),
]

function rowsOf(visa: Entry, country: string | null, position: number, corrections: Corrections) {
  const {
    code,
    former_codes,
    rules: _,
    url = null,
    front_door = false,
    shared,
    promises = [],
    ...words
  } = visa
  const idOf = (code: string) => `${country?.toLowerCase() ?? 'general'}/${code}`
  const origin = shared ? `${shared}/${code}` : idOf(code)
  const facts = withCorrections(visa.facts ?? {}, corrections.get(origin))
  const fee = headlineFee(facts)
  const row = {
    ...words,
    facts,
    origin,
    id: idOf(code),
    country_iso: country,
    code,
    former_codes,
    url,
    front_door,
    promises,
    // Read by versions before the facts only.
    min_days: facts.time?.value?.min_days ?? null,
    max_days: facts.time?.value?.max_days ?? null,
    fee_amount: fee?.amount ?? null,
    fee_currency: fee?.currency ?? null,
    position,
    replaced_by: null as string | null,
  }
  const former = former_codes.map((old) => ({
    ...row,
    id: idOf(old),
    code: old,
    replaced_by: row.id,
  }))
  return [row, ...former]
}
