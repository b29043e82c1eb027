import { PROMISES } from '@sojourn/contract/ground/promises'
import { Checked, Nationalities, Source, VisaFacts } from '@sojourn/contract/ground/visa-facts'
import { z } from 'zod'
import { PURPOSES } from '../purposes.ts'

const text = z.string('must be a text').trim().min(1, 'must not be empty')
const code = z
  .string('must be a code')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
const day = z.iso.date('must be a day, YYYY-MM-DD')
const slugs = PURPOSES.map(({ slug }) => slug)

const about = {
  code,
  /** Codes this visa had before, or that were split or joined into it. */
  former_codes: z.array(code).default([]),
  name: text.max(120, 'must be at most 120 characters'),
  aliases: z.array(text),
  purposes: z.array(z.enum(slugs, 'must be a purpose')).min(1, 'must name a purpose'),
  description: text,
  /** The rules in the description were read here and then, if not with the facts. */
  rules: z.strictObject({ source: Source, checked: Checked }).optional(),
  checklist: z.array(text).min(1, 'must name a paper'),
}

/** A programme always says what it costs and how long it takes, if only as not known. */
export const Programme = z.strictObject({
  ...about,
  url: Source,
  /** The address is only the front door of the authority's site. */
  front_door: z.boolean().default(false),
  facts: VisaFacts.required({ fees: true, time: true }),
  /** The title of its page promises these; the files are refused once nobody knows them. */
  promises: z.array(z.enum(PROMISES, 'must be fees or time')).default([]),
})
export type Programme = z.output<typeof Programme>

/** A shared programme is written once for several countries; the page is the country's own. */
export const SharedProgramme = z.strictObject({
  shared: z.string('must be the name of a shared file'),
  code,
  url: Source,
  front_door: z.boolean().default(false),
})

const FileWarning = z.strictObject({
  text: text.max(500, 'must be at most 500 characters'),
  source: Source,
  checked: Checked,
  from: day.optional(),
  until: day.optional(),
  /** The codes of the visas it is about; left out where it is about all. */
  visas: z.array(code).optional(),
  nationalities: Nationalities.optional(),
})
export type FileWarning = z.output<typeof FileWarning>

export const CountryVisas = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/, 'must be a country'),
  authority: z.strictObject({ name: text, url: Source }),
  summary: text,
  warnings: z.array(FileWarning),
  /** Each is a `Programme` or, with `shared`, a `SharedProgramme`. */
  visas: z.array(z.looseObject({ code })),
})

export const SharedVisas = z.strictObject({ name: z.string(), visas: z.array(Programme) })
export type SharedVisas = z.output<typeof SharedVisas>

/** These kinds of visas are found nearly everywhere: nothing about them is a fact of one authority. */
export const GeneralVisas = z.strictObject({ visas: z.array(z.strictObject(about)) })
export type GeneralVisa = z.output<typeof GeneralVisas>['visas'][number]
