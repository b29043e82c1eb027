import { paths } from '@sojourn/contract/paths/paths'
import { anchorOf } from './by-purpose.ts'
import { visasTrail } from './visas-trail.ts'

interface Place {
  country: { id: string; name: string }
  visa: { id: string; name: string }
}

export const visaTrail = ({ country, visa }: Place) => [
  ...visasTrail(country),
  { name: visa.name, path: paths.visa(country.id, anchorOf(visa)) },
]
