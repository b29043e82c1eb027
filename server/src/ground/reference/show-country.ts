import type { Context } from '../../context.ts'
import { dayOf } from '../../platform/clock.ts'
import { Refusal } from '../../platform/refusal.ts'
import { allPurposes, classesIn, findCountry, regulatorsOf, visasOf } from './store.ts'
import { viewCountry, viewCountryDetails, viewVisa } from './view.ts'

interface Wanted {
  id: string
  minimal: boolean
  purpose: string | undefined
}

export async function showCountry({ db, pool, clock }: Context, { id, minimal, purpose }: Wanted) {
  const found = await findCountry(db, id.toUpperCase())
  if (!found) throw new Refusal('not_found')
  const country = { ...found, visa_count: found.visa_count ?? 0 }
  if (minimal) return viewCountry(country)

  const [regulators, classes, visas, purposes] = await Promise.all([
    regulatorsOf(db, country.iso),
    classesIn(db, country.iso),
    visasOf(db, country.iso, country.visa_count > 0),
    allPurposes(pool),
  ])
  const names = new Map(purposes.map(({ slug, name }) => [slug, name]))
  const wanted = purpose ? visas.filter((visa) => visa.purposes.includes(purpose)) : visas
  const today = dayOf(clock.now())
  const licensed = country.licence_notice !== null
  return viewCountryDetails({
    country,
    regulators,
    classes,
    visas: wanted.map((visa) => viewVisa({ visa, purposes: names, licensed, classes, today })),
    today,
  })
}
