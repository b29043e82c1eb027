import { z } from 'zod'
import { defineCall, one } from '../calls/call.ts'
import { REASON_LENGTH } from '../calls/limits.ts'
import { Status } from '../calls/status-pair.ts'

/** A service, as much of it as staff decide on. */
export const StaffService = z.strictObject({
  id: z.string(),
  title: z.string(),
  status: Status,
  agent: z.strictObject({ uuid: z.string(), full_name: z.string() }),
})
export type StaffService = z.output<typeof StaffService>

const reason = z
  .string('please give a reason')
  .trim()
  .min(10, 'please give a reason of at least 10 characters')
  .max(REASON_LENGTH)

const params = z.object({ id: z.uuid() })
const body = z.strictObject({ reason })

export const unpublishServiceOf = defineCall({
  method: 'POST',
  path: '/staff/services/{id}/unpublish',
  summary:
    'Takes an agent’s service off the market; unpaid orders of it are cancelled, and the agent is told why.',
  who: 'staff',
  params,
  body,
  reply: one(StaffService),
})

export const archiveServiceOf = defineCall({
  method: 'POST',
  path: '/staff/services/{id}/archive',
  summary: 'Puts an agent’s service away; unpaid orders of it are cancelled, and the agent is told why.',
  who: 'staff',
  params,
  body,
  reply: one(StaffService),
})
