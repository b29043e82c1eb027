import { z } from 'zod'
import { CountryIso } from '../ground/reference.ts'

export const MOST_PASSPORTS = 2

export const nationalityMessages = {
  passports: 'please select a country from the list',
  same: 'please select two different passports',
  residence: 'please select a country from the list',
} as const
const say = nationalityMessages

const country = (message: string) =>
  z
    .string(message)
    .regex(/^[A-Za-z]{2}$/, message)
    .toUpperCase()

/** A dual citizen names both passports. */
export const Passports = z
  .array(country(say.passports))
  .max(MOST_PASSPORTS, say.passports)
  .refine((all) => new Set(all).size === all.length, say.same)

export const Residence = country(say.residence)

/** An empty list and null take away what was said. */
export const Nationality = z.strictObject({ passports: Passports, residence: Residence.nullable() })
export type Nationality = z.output<typeof Nationality>

export const ShownNationality = z.strictObject({
  passports: z.array(CountryIso),
  residence: CountryIso.nullable(),
})
