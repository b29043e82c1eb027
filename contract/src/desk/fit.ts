import { z } from 'zod'
import { Money } from '../amounts/money.ts'
import { defineCall, one } from '../calls/call.ts'
import { Day } from '../dates/time.ts'
import { PaperCheck } from '../ground/papers.ts'

/** It stands at the authority’s source, and was read there then: a day, or a month alone. */
const ReadAt = z.strictObject({ source: z.string(), checked: z.string() })

const FitOfTime = z.strictObject({
  /** From a time that is `too_old` no day is reckoned; it is `unknown` where nobody has read one at a source. */
  answer: z.enum(['fits', 'close', 'not', 'too_old', 'unknown']),
  /** The goal’s date. */
  wanted: Day,
  work_days: z.number().int(),
  /** The visa usually takes so long, once it is filed. */
  usual: ReadAt.extend({
    min_days: z.number().int(),
    max_days: z.number().int(),
    is_of_copy: z.boolean(),
  }).nullable(),
  /** Work that began today and the usual time are over then; null where none is reckoned. */
  ends: z.strictObject({ first: Day, last: Day }).nullable(),
})
export type FitOfTime = z.output<typeof FitOfTime>

const FitOfLicence = z.strictObject({
  regulator: z.string(),
  licence_class: z.string().nullable(),
  valid_until: Day,
  /** It ends before the work would, or within a month. */
  ends_soon: z.boolean(),
  register_url: z.string().nullable(),
})
export type FitOfLicence = z.output<typeof FitOfLicence>

const FitOfPapers = z.strictObject({
  /** The names are those of the service, only of what every client gives. */
  held: z.array(z.string()),
  missing: z.array(z.string()),
  vault_is_empty: z.boolean(),
})
export type FitOfPapers = z.output<typeof FitOfPapers>

const FitOfPassport = z.strictObject({
  /** Its owner said so; null where they have not. */
  expires_on: Day.nullable(),
  /** The rules `valid` and `name`, as papers of an order are checked; the name only where its lines are confirmed. */
  checks: z.array(PaperCheck),
})
export type FitOfPassport = z.output<typeof FitOfPassport>

const FitOfCosts = z.strictObject({
  price: Money,
  /** The price and the fees count so many people, the client among them. */
  people: z.number().int(),
  /** All of them together pay it once, by currency. It is null where no fee is known. */
  government: ReadAt.extend({
    amounts: z.array(Money),
    /** Each person pays so much; null where they do not pay the same. */
    for_each: z.array(Money).nullable(),
    /** The last time it was read is more than a year ago. */
    is_old: z.boolean(),
  }).nullable(),
  /** Both together, in the currency of the price; null where it cannot be said. */
  total: Money.nullable(),
  /** An amount in another currency was read by these rates, so that the total is about so much. */
  rates: z.strictObject({ source: z.string(), url: z.string(), as_of: Day }).nullable(),
  /** The visa has other costs: fees paid each year, a test, an insurance. */
  has_more: z.boolean(),
  /** Taxes may come on top of the price. */
  may_be_taxed: z.boolean(),
})
export type FitOfCosts = z.output<typeof FitOfCosts>

/** It informs, and keeps nobody from hiring. */
export const Fit = z.strictObject({
  agent: z.strictObject({ uuid: z.string(), first_name: z.string(), takes_questions: z.boolean() }),
  visa: z.strictObject({ id: z.string(), name: z.string() }),
  time: FitOfTime,
  /** Null where nobody needs a licence and the agent has none. */
  licence: FitOfLicence.nullable(),
  /** Null where the service asks for no paper. */
  papers: FitOfPapers.nullable(),
  /** Null where the vault has no passport. */
  passport: FitOfPassport.nullable(),
  costs: FitOfCosts,
})
export type Fit = z.output<typeof Fit>

export const showFit = defineCall({
  method: 'GET',
  path: '/goals/{id}/fit',
  summary:
    'Before hiring: how a service fits a goal of the client’s own, in time, licence, papers, passport and costs, each with its source.',
  who: 'client',
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  query: z.object({ service: z.uuid() }),
  reply: one(Fit),
})
