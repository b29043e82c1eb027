import { countryTrail } from '../countries/country-trail.ts'
import { paths } from '../paths.ts'

/** Where a country's visas lie, for the eye and for search engines. */
export const visasTrail = (country: { id: string; name: string }) => [
  ...countryTrail(country),
  { name: 'Visas', path: paths.visas(country.id) },
]
