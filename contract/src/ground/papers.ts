import { z } from 'zod'
import { Day } from '../dates/time.ts'

const NAME_LENGTH = 60

/** A travel paper prints letters, digits, spaces, apostrophes, points and hyphens. */
const printed = (missing: string, { most = NAME_LENGTH, least = 1 } = {}) =>
  z
    .string(missing)
    .trim()
    .min(least, missing)
    .max(most, `please keep it under ${most} characters`)
    .regex(/^[\p{L}\p{M}\p{Nd} '’.-]*$/u, 'please use letters, digits, spaces and hyphens only')

const day = (missing: string) => z.iso.date(missing).refine((value) => value >= '1900', missing)

export const PaperFields = z.strictObject({
  number: printed('please enter the number', { most: 24 }),
  surname: printed('please enter the surname'),
  /** Some people have one name only. */
  given_names: printed('please enter the given names', { least: 0 }),
  /** Three letters, as ICAO writes the country. */
  nationality: z
    .string('please enter the nationality')
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{1,3}$/, 'please enter the letters of the nationality, such as GHA'),
  birth: day('please enter the day of birth'),
  expiry: day('please enter the day it expires'),
})
export type PaperFields = z.output<typeof PaperFields>

export const CHECK_ANSWERS = ['fine', 'look_again', 'unsure'] as const

/** A rule never stops anything. */
export const PaperCheck = z.strictObject({
  rule: z.string(),
  name: z.string(),
  answer: z.enum(CHECK_ANSWERS),
  /** It says what to do, or why it could not be told; null means that all is fine. */
  text: z.string().nullable(),
})
export type PaperCheck = z.output<typeof PaperCheck>

/** Only the owner of the file reads it. */
export const PaperRead = z.strictObject({
  fields: z.strictObject({
    number: z.string(),
    surname: z.string(),
    given_names: z.string(),
    nationality: z.string(),
    birth: Day,
    expiry: Day,
  }),
  /** Every check digit holds and both ways of reading agree; otherwise each field wants a second look. */
  is_sure: z.boolean(),
  /** Its owner said that it is right, or put it right. */
  is_confirmed: z.boolean(),
  /** Not once the case is over. */
  may_confirm: z.boolean(),
})
export type PaperRead = z.output<typeof PaperRead>

/** A machine of ours made it. */
export const PaperReport = z.strictObject({
  state: z.enum(['checking', 'done']),
  checks: z.array(PaperCheck),
  read: PaperRead.nullable(),
})
export type PaperReport = z.output<typeof PaperReport>
