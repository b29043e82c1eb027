import { Source } from '@sojourn/contract/ground/visa-facts'
import { z } from 'zod'
import { PURPOSES } from '../purposes.ts'

const text = z.string('must be a text').trim().min(1, 'must not be empty')
const purposes = z.array(
  z.enum(
    PURPOSES.map(({ slug }) => slug),
    'must be a purpose',
  ),
)

/** A class that names nothing opens every visa of the country. */
const LicenceClass = z.strictObject({
  code: z.string().regex(/^[A-Za-z0-9-]{1,30}$/, 'must be letters, digits and hyphens'),
  name: text.max(80, 'must be at most 80 characters'),
  /** The words are plain, for clients. */
  may: text.max(200, 'must be at most 200 characters'),
  /** Opens a visa only when each of its purposes is one of these. */
  only: purposes.optional(),
  /** Opens no visa that has one of these. */
  never: purposes.default([]),
  /** Codes of visas it does not open. */
  never_visas: z.array(text).default([]),
  source: Source,
})
export type LicenceClass = z.output<typeof LicenceClass>

const Regulator = z.strictObject({
  code: text,
  name: text,
  url: Source,
  number_form: text.optional(),
  classes: z.array(LicenceClass).default([]),
})

export const LicensedCountries = z.array(
  z.strictObject({
    country: z.string().regex(/^[A-Z]{2}$/, 'must be a country'),
    notice: text,
    regulators: z.array(Regulator).min(1, 'must name a regulator'),
  }),
)
export type LicensedCountry = z.output<typeof LicensedCountries>[number]
