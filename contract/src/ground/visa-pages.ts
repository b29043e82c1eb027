import { z } from 'zod'
import { defineCall, one } from '../calls/call.ts'
import { ApprovalShare } from './approval-share.ts'
import { FACT_KINDS } from './fact-words.ts'
import { Authority, Country, CountryIso, LicenceRule, Visa, Warning } from './reference.ts'
import { ShownFacts } from './visa-facts.ts'

/** A fact that says something else than it did. */
export const VisaChange = z.strictObject({
  fact: z.enum(FACT_KINDS),
  /** The day on which the new value was checked. */
  checked: z.string(),
  /** The one fact as it was; empty where nothing was known. */
  before: ShownFacts,
  after: ShownFacts,
})
export type VisaChange = z.output<typeof VisaChange>

export const VisaDetails = z.strictObject({
  visa: Visa,
  country: Country.extend({ authority: Authority.nullable(), licence: LicenceRule.nullable() }),
  /** Only those are listed that are in force today and about this visa, or about all of its country. */
  warnings: z.array(Warning),
  /** Only decisions recorded here count. */
  approvals: ApprovalShare,
  /** Corrections of the last year are listed, the newest first. */
  changes: z.array(VisaChange),
  /** They serve the same purpose, and stand in the order of the catalogue. */
  others: z.array(z.strictObject({ id: z.string(), name: z.string() })),
})
export type VisaDetails = z.output<typeof VisaDetails>

export const showVisa = defineCall({
  method: 'GET',
  path: '/countries/{id}/visas/{code}',
  summary:
    'A visa with all its page says; also by a code it had before, which its `id` tells. 404 for one nobody knows.',
  who: 'anyone',
  sameForAll: true,
  params: z.object({ id: CountryIso, code: z.string().max(120) }),
  reply: one(VisaDetails),
})
