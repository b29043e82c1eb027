import { z } from 'zod'
import { defineCall, one } from '../calls/call.ts'
import { text } from '../calls/fields.ts'
import { REASON_LENGTH } from '../calls/limits.ts'
import { Instant } from '../dates/time.ts'

/** A timer or limit of the product that staff can change. */
export const StaffRule = z.strictObject({
  name: z.string(),
  what: z.string(),
  unit: z.enum(['days', 'hours', 'minutes', 'times', 'cents', 'percent', 'services']),
  value: z.number().int(),
  /** The usual value counts until somebody changes it. */
  usual: z.number().int(),
  least: z.number().int(),
  most: z.number().int(),
  /** The newest comes first. */
  history: z.array(
    z.strictObject({ value: z.number().int(), reason: z.string(), by: z.string(), at: Instant }),
  ),
})
export type StaffRule = z.output<typeof StaffRule>

export const listRules = defineCall({
  method: 'GET',
  path: '/staff/rules',
  summary: 'Every timer and limit that staff can change, with who changed it when and why.',
  who: 'staff',
  reply: one(z.array(StaffRule)),
})

export const RuleChange = z.strictObject({
  value: z.number('please enter a number').int('please enter a whole number').min(0, 'please enter a number'),
  reason: text('please give a reason', REASON_LENGTH).refine(
    (words) => words.length >= 10,
    'please give a reason of at least 10 characters',
  ),
})

export const changeRule = defineCall({
  method: 'PUT',
  path: '/staff/rules/{name}',
  summary: 'Changes a timer or limit, from now on; what runs already goes by the new value too.',
  who: 'staff',
  params: z.object({ name: z.string().max(60) }),
  body: RuleChange,
  reply: one(z.array(StaffRule)),
})
