import { paths } from '@sojourn/contract/paths/paths'

/** Where a country's page lies, for the eye and for search engines. */
export const countryTrail = ({ id, name }: { id: string; name: string }) => [
  { name: 'Countries', path: paths.countries() },
  { name, path: paths.country(id) },
]
