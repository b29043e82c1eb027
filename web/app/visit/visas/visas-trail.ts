import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { countryTrail } from './country-trail.ts'

export const visasTrail = (country: { id: string; name: string }) => [
  ...countryTrail(country),
  { name: t('Visas'), path: paths.visas(country.id) },
]
