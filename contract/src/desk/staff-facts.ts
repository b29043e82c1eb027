import { z } from 'zod'
import { defineCall, list, one } from '../calls/call.ts'
import { text } from '../calls/fields.ts'
import { FACT_NOTE_LENGTH, REASON_LENGTH } from '../calls/limits.ts'
import { pageQuery } from '../calls/page.ts'
import { Instant } from '../dates/time.ts'
import { FACT_KINDS } from '../ground/fact-words.ts'
import { Checked, FactValues, Source } from '../ground/visa-facts.ts'

const Kind = z.enum(FACT_KINDS)
/** The shape of a value depends on the kind of its fact. */
const Value = z.union(Object.values(FactValues))

const KnownFact = z.strictObject({
  value: Value,
  note: z.string().optional(),
  source: z.string(),
  checked: z.string(),
  unread: z.literal(true).optional(),
  likely: z.literal(true).optional(),
})

const OfVisa = z.strictObject({
  /** The id of a shared visa is the one of the first of them. */
  id: z.string(),
  name: z.string(),
  country: z.string(),
  countries: z.number().int(),
})

export const FactLine = KnownFact.extend({
  visa: OfVisa,
  fact: Kind,
  age: z.enum(['current', 'old', 'too_old']),
  open_reports: z.number().int(),
})
export type FactLine = z.output<typeof FactLine>

export const listFacts = defineCall({
  method: 'GET',
  path: '/staff/facts',
  summary: 'The facts of all visas, the longest unchecked first.',
  who: 'staff',
  query: z.object({ ...pageQuery, country: z.string().max(2).optional() }),
  reply: list(FactLine),
})

export const FactToCheck = FactLine.extend({
  reads: z.number().int(),
})
export type FactToCheck = z.output<typeof FactToCheck>

export const listFactsToCheck = defineCall({
  method: 'GET',
  path: '/staff/facts/to-check',
  summary:
    'The hundred facts that are older than six months or only likely whose visas are read most, the most read first.',
  who: 'staff',
  reply: list(FactToCheck),
})

export const OpenFactReport = z.strictObject({
  id: z.uuid(),
  fact: Kind.nullable(),
  message: z.string(),
  page: z.string().nullable(),
  created_at: Instant,
})
export type OpenFactReport = z.output<typeof OpenFactReport>

/** A report with the visa it is about. */
export const FactReportLine = OpenFactReport.extend({ visa: OfVisa })
export type FactReportLine = z.output<typeof FactReportLine>

export const listFactReports = defineCall({
  method: 'GET',
  path: '/staff/fact-reports',
  summary: 'What people reported as out of date and nobody has settled yet, the oldest first.',
  who: 'staff',
  query: z.object(pageQuery),
  reply: list(FactReportLine),
})

export const FactsOfVisa = z.strictObject({
  visa: OfVisa,
  url: z.string().nullable(),
  facts: z.array(KnownFact.extend({ fact: Kind, age: z.enum(['current', 'old', 'too_old']) })),
  /** Open ones, the oldest first. */
  reports: z.array(OpenFactReport),
  /** The newest correction comes first. */
  history: z.array(
    z.strictObject({
      fact: Kind,
      before: KnownFact.nullable(),
      after: KnownFact,
      reason: z.string(),
      by: z.string(),
      at: Instant,
    }),
  ),
})
export type FactsOfVisa = z.output<typeof FactsOfVisa>

const visa = z.string().max(120)

export const showFacts = defineCall({
  method: 'GET',
  path: '/staff/facts/of-visa',
  summary: 'All facts of a visa, what people reported about it, and its corrections.',
  who: 'staff',
  query: z.object({ visa }),
  reply: one(FactsOfVisa),
})

const REASON = 'please give a reason of at least 10 characters'
const reason = text('please give a reason', REASON_LENGTH).refine((words) => words.length >= 10, REASON)

export const FactCorrection = z.strictObject({
  visa,
  fact: Kind,
  value: z.unknown(),
  note: text('please enter a note', FACT_NOTE_LENGTH).optional(),
  source: Source,
  checked: Checked,
  reason,
})
export type FactCorrection = z.output<typeof FactCorrection>

export const correctFact = defineCall({
  method: 'PUT',
  path: '/staff/facts',
  summary:
    'Corrects a fact, or confirms it with a new day; overrides the files until they are newer, and closes the reports of it.',
  who: 'staff',
  body: FactCorrection,
  reply: one(FactsOfVisa),
})

export const FactReportClosing = z.strictObject({ reason })

export const closeFactReport = defineCall({
  method: 'POST',
  path: '/staff/fact-reports/{id}/close',
  summary: 'Closes a report without a correction, with a reason for colleagues.',
  who: 'staff',
  params: z.object({ id: z.uuid() }),
  body: FactReportClosing,
  reply: one(z.strictObject({ visa: z.string() })),
})
