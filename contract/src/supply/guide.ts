import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { defineCall, one } from '../calls/call.ts'
import { GUIDE_WORD_LENGTH } from '../calls/limits.ts'
import { ApprovalShare } from '../ground/approval-share.ts'
import { ENTRY_RULES } from '../ground/entry-rule-words.ts'
import { EntryRuleSource } from '../ground/entry-rules.ts'
import { Authority, CountryIso, LicenceRule, Purpose, Visa, Warning } from '../ground/reference.ts'
import { Count, FoundAgent } from './discovery.ts'
import { AGE_BANDS, type AgeBand, GUIDE_PARAMETERS, NEEDS } from './guide-answers.ts'

/** Whatever stands in an address is answered, with a sentence where it cannot be meant. */
const word = z.string().max(GUIDE_WORD_LENGTH).optional()

export const GuideQuery = z.object({
  passport: word,
  passport2: word,
  residence: word,
  /** A code, or a name of the country as people write it. */
  destination: word,
  purpose: word,
  /** It is in days. */
  stay: word,
  age: word,
  job_offer: word,
  school_place: word,
  relative: word,
  studied_there: word,
})
export type GuideQuery = z.output<typeof GuideQuery>

const Place = z.strictObject({ id: z.string(), name: z.string() })

/** It is a rule of the source, one's own country, free movement, or a pair the source leaves out. */
export const ENTRY_KINDS = ['own', 'free_movement', ...ENTRY_RULES, 'unknown'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

export const EntryOfPassport = z.strictObject({
  passport: Place,
  kind: z.enum(ENTRY_KINDS),
  /** It is null where that is not limited, or the source does not say. */
  days: z.number().int().nullable(),
  text: z.string(),
})
export type EntryOfPassport = z.output<typeof EntryOfPassport>

/** A treaty, the stay of an authorisation or a residence that spares the visa lets one in too. */
export const EntryRight = z.strictObject({
  text: z.string(),
  source: z.string(),
  url: z.string(),
  /** It names the treaty and where in it; null means that the page itself says it. */
  reference: z.string().nullable(),
  /** False of what is general knowledge: readers are told to check it with the authority. */
  is_read: z.boolean(),
})
export type EntryRight = z.output<typeof EntryRight>

export const GuideEntry = EntryOfPassport.extend({
  /** Each passport by itself, where there are two. */
  each: z.array(EntryOfPassport),
  notes: z.array(z.string()),
  /** The strongest comes first, each with its source. */
  rights: z.array(EntryRight),
})
export type GuideEntry = z.output<typeof GuideEntry>

const Fitting = z.strictObject({
  visa: Visa,
  why: z.array(z.string()),
  /** The visa asks for these and they are not there; one that fits has none. */
  missing: z.array(z.string()),
  /** The visa asks for these and nobody has said them yet. */
  open: z.array(z.string()),
  /** Null means that nobody can be hired for it. */
  offers: z.strictObject({ agents: Count, price_from: Money, price_to: Money }).nullable(),
  approvals: ApprovalShare,
})
export type GuideVisa = z.output<typeof Fitting>

export const Question = z.strictObject({
  name: z.enum(GUIDE_PARAMETERS),
  text: z.string(),
  choices: z.array(z.strictObject({ value: z.string(), label: z.string() })),
})
export type Question = z.output<typeof Question>

const yesNo = z.boolean().nullable()

export const GuideAnswer = z.strictObject({
  /** The question as it was understood. */
  asked: z.strictObject({
    passports: z.array(Place),
    residence: Place.nullable(),
    destination: Place.extend({ flag: z.string() }).nullable(),
    purpose: Purpose.nullable(),
    stay: z.number().int().nullable(),
    age: z.enum(Object.keys(AGE_BANDS) as [AgeBand, ...AgeBand[]]).nullable(),
    ...(Object.fromEntries(NEEDS.map((need) => [need, yesNo])) as Record<
      (typeof NEEDS)[number],
      typeof yesNo
    >),
  }),
  /** These cannot be meant or contradict themselves; each names the parameter it stands in. */
  problems: z.array(z.strictObject({ field: z.enum(GUIDE_PARAMETERS), message: z.string() })),
  /** The answer has a line and a sentence; it is null until passport and destination are known. */
  answer: z
    .strictObject({
      /**
       * With `no_visa` there is nothing to apply for, with `before_travel` something light to ask for; with
       * `unknown` one asks the authority.
       */
      kind: z.enum(['no_visa', 'before_travel', 'visa', 'unknown']),
      title: z.string(),
      text: z.string(),
    })
    .nullable(),
  entry: GuideEntry.nullable(),
  source: EntryRuleSource,
  authority: Authority.nullable(),
  /** Set where only licensed people may advise on the destination. */
  licence: LicenceRule.nullable(),
  /** These cut across visas and are about these passports. */
  warnings: z.array(Warning),
  /** The month in which the programmes of the destination were last checked, YYYY-MM; null for general kinds. */
  checked: z.string().nullable(),
  fits: z.array(Fitting),
  nearly: z.array(Fitting),
  /** Visas of the purpose that cannot be had are listed with the reason. */
  excluded: z.array(z.strictObject({ id: z.string(), name: z.string(), why: z.string() })),
  /** The answers would decide more; the most important question comes first. */
  questions: z.array(Question),
  /** The best for this destination comes first. */
  agents: z.array(FoundAgent),
  /** It says who decides, and that nothing here is a promise. */
  notice: z.string(),
})
export type GuideAnswer = z.output<typeof GuideAnswer>

export const showGuide = defineCall({
  method: 'GET',
  path: '/guide',
  summary:
    'Which visa one needs: from passports, destination, purpose and length of stay to the entry rule, the visas that fit or nearly fit, and agents for them. What cannot be meant is answered with a sentence under `problems`.',
  who: 'anyone',
  sameForAll: true,
  worded: true,
  keepSeconds: 60,
  query: GuideQuery,
  reply: one(GuideAnswer),
})

/** Passports with the same rule stand together. */
export const RuleOfMany = z.strictObject({
  rule: z.enum(ENTRY_RULES),
  passports: z.array(Place.extend({ days: z.number().int().nullable() })),
})
export type RuleOfMany = z.output<typeof RuleOfMany>

export const DestinationRules = z.strictObject({
  /** The easiest comes first; the list is empty for a place the source leaves out. */
  rules: z.array(RuleOfMany),
  source: EntryRuleSource,
})
export type DestinationRules = z.output<typeof DestinationRules>

export const showDestinationRules = defineCall({
  method: 'GET',
  path: '/guide/destinations/{id}',
  summary: 'What each passport needs to visit a country, by rule, with the source and its day.',
  who: 'anyone',
  sameForAll: true,
  keepSeconds: 60,
  params: z.object({ id: CountryIso }),
  reply: one(DestinationRules),
})
