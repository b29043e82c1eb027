import { z } from 'zod'
import { defineCall, one } from '../calls/call.ts'
import { text } from '../calls/fields.ts'
import { FACT_REPORT_LENGTH } from '../calls/limits.ts'
import { publicUrl } from '../calls/public-url.ts'
import { FACT_KINDS } from './fact-words.ts'

export const FactReport = z.strictObject({
  visa: z.string('please select a visa').max(120, 'please select a visa'),
  /** Left out where it is none of these. */
  fact: z.enum(FACT_KINDS, 'please select what is out of date').optional(),
  message: text('please say what is out of date', FACT_REPORT_LENGTH).refine(
    (words) => words.length >= 10,
    'please say in at least 10 characters what is out of date',
  ),
  page: publicUrl('please enter an address that begins with https://').optional(),
})
export type FactReport = z.input<typeof FactReport>

export const sendFactReport = defineCall({
  method: 'POST',
  path: '/fact-reports',
  summary: 'Tells our team that a fact of a visa is out of date. Nobody is asked who they are.',
  who: 'anyone',
  body: FactReport,
  reply: one(z.strictObject({ id: z.uuid() })),
  status: 201,
  idempotent: true,
})
