import { z } from 'zod'
import { FACT_NOTE_LENGTH, FEE_WORDS_LENGTH } from '../calls/limits.ts'
import { publicUrl } from '../calls/public-url.ts'
import { ANSWERS, type FactKind, LANGUAGE_LEVELS, PAYERS, PLACES_TO_APPLY } from './fact-words.ts'
import { isNationalityGroup } from './nationality-groups.ts'

const sentence = (most: number) =>
  z
    .string('must be a text')
    .min(1, 'must not be empty')
    .max(most, `must be at most ${most} characters`)
    .refine((text) => text === text.trim(), 'must not begin or end with a space')

const oneOf = <T extends string>(words: Record<T, string>) => {
  const keys = Object.keys(words) as T[]
  return z.enum(keys, `must be one of ${keys.join(', ')}`)
}
const whole = z.number('must be a number').int('must be a whole number').min(0, 'must not be below 0')
const currency = z.string('must be a currency').regex(/^[A-Z]{3}$/, 'must be three capital letters')
const day = z.iso.date('must be a day, YYYY-MM-DD')

/** The month, or better the day, on which somebody last read the source. */
export const Checked = z
  .string('must be a month or a day')
  .regex(/^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/, 'must be YYYY-MM or YYYY-MM-DD')
  .refine((checked) => checked.length === 7 || z.iso.date().safeParse(checked).success, 'is no day')

export const Source = publicUrl('must be an address that begins with https://')

/** The amount is in minor units, and null on both where only the authority says it. */
export const FeeItem = z
  .strictObject({
    what: sentence(FEE_WORDS_LENGTH),
    amount: whole.nullable(),
    currency: currency.nullable(),
    for: oneOf(PAYERS),
    /** Left out where it is paid once. */
    per: z.enum(['year', 'month'], 'must be year or month').optional(),
    from: day.optional(),
    /** The note says when or by whom it is paid, where that is not everybody. */
    note: sentence(FEE_WORDS_LENGTH).optional(),
    /** Not counted in what the visa costs in all: a deposit that is given back, a later renewal. */
    in_total: z.literal(false).optional(),
  })
  .refine((item) => (item.amount === null) === (item.currency === null), {
    path: ['currency'],
    error: 'must stand with an amount, and be null without one',
  })
export type FeeItem = z.output<typeof FeeItem>

const Days = z
  .strictObject({
    min_days: whole,
    max_days: whole,
    /** Days by the country people live in, where the authority tells them apart; the range is then that of most countries. */
    by_residence: z
      .record(z.string().regex(/^[A-Z]{2}$/, 'must be a country'), whole)
      .refine((days) => Object.keys(days).length > 0, 'must name at least one country')
      .optional(),
  })
  .refine((time) => time.min_days <= time.max_days, {
    path: ['max_days'],
    error: 'must not be below min_days',
  })

const NationalityCode = z
  .string('must be a code')
  .refine((code) => /^[A-Z]{2}$/.test(code) || isNationalityGroup(code), 'must be a country or a known group')
export const Nationalities = z.strictObject({
  only: z.array(NationalityCode),
  except: z.array(NationalityCode),
})
export type Nationalities = z.output<typeof Nationalities>

const answer = oneOf(ANSWERS)

/** A kind that is left out of a visa is not known. */
export const FactValues = {
  fees: z.array(FeeItem).min(1, 'must name at least one fee; use null for an amount that is not known'),
  /** They are paid beside the fee; an empty list means that there are none. */
  other_costs: z.array(FeeItem),
  /** It is null where the authority gives none. */
  time: Days.nullable(),
  stay: z
    .strictObject({ max_days: whole.nullable(), text: sentence(200).nullable() })
    .refine((stay) => stay.max_days !== null || stay.text !== null, 'must have max_days or a text'),
  may_work: answer,
  may_bring_family: answer,
  age: z
    .strictObject({ min: whole.nullable(), max: whole.nullable() })
    .refine((age) => age.min !== null || age.max !== null, 'must have min or max')
    .refine(
      (age) => age.min === null || age.max === null || age.min <= age.max,
      'must not have min above max',
    ),
  /** Empty lists limit nothing. */
  nationalities: Nationalities,
  language: z.union([
    z.literal('none'),
    z.strictObject({ language: sentence(60), level: z.enum(LANGUAGE_LEVELS).nullable() }),
  ]),
  money: z.union([
    z.literal('none'),
    z.strictObject({ amount: whole, currency, per: z.enum(['month', 'year', 'stay']) }),
  ]),
  extend: answer,
  settlement: z.strictObject({ leads: answer, after_years: whole.nullable() }),
  apply_from: z.array(oneOf(PLACES_TO_APPLY)).min(1, 'must name at least one place'),
}

const factOf = <T extends z.ZodType>(value: T) =>
  z.strictObject({
    value,
    /** It says in a sentence what the value alone does not. */
    note: sentence(FACT_NOTE_LENGTH).optional(),
    source: Source,
    checked: Checked,
    /** The fact is written from general knowledge: nobody has read it at the source yet. */
    unread: z.literal(true).optional(),
    /** Read in a dated copy of the authority's page, or in one source only. */
    likely: z.literal(true).optional(),
  })

/** The facts of a visa as files and the database hold them. */
export const VisaFacts = z
  .strictObject({
    fees: factOf(FactValues.fees),
    other_costs: factOf(FactValues.other_costs),
    time: factOf(FactValues.time),
    stay: factOf(FactValues.stay),
    may_work: factOf(FactValues.may_work),
    may_bring_family: factOf(FactValues.may_bring_family),
    age: factOf(FactValues.age),
    nationalities: factOf(FactValues.nationalities),
    language: factOf(FactValues.language),
    money: factOf(FactValues.money),
    extend: factOf(FactValues.extend),
    settlement: factOf(FactValues.settlement),
    apply_from: factOf(FactValues.apply_from),
  })
  .partial()
export type VisaFacts = z.output<typeof VisaFacts>
export type FactValue<K extends FactKind> = NonNullable<VisaFacts[K]>['value']

const age = z.enum(['current', 'old', 'too_old'])
const shown = <T extends z.ZodType>(value: T) => factOf(value).extend({ age })

/** The facts as people get them, each with its age. A fee, a cost or a time that nobody knows is left out. */
export const ShownFacts = z
  .strictObject({
    fees: shown(FactValues.fees),
    other_costs: shown(FactValues.other_costs),
    time: shown(Days),
    stay: shown(FactValues.stay),
    may_work: shown(FactValues.may_work),
    may_bring_family: shown(FactValues.may_bring_family),
    age: shown(FactValues.age),
    nationalities: shown(FactValues.nationalities),
    language: shown(FactValues.language),
    money: shown(FactValues.money),
    extend: shown(FactValues.extend),
    settlement: shown(FactValues.settlement),
    apply_from: shown(FactValues.apply_from),
  })
  .partial()
export type ShownFacts = z.output<typeof ShownFacts>
