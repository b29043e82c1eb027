import { z } from 'zod'
import { defineCall, list, one } from '../calls/call.ts'
import { line, text } from '../calls/fields.ts'
import { REASON_LENGTH } from '../calls/limits.ts'
import { pageQuery } from '../calls/page.ts'
import { Instant } from '../dates/time.ts'
import { LicenceClass } from '../ground/reference.ts'
import { Licence, SELECT_CLASS } from '../supply/business.ts'

const TOO_SHORT = 'please give a reason of at least 10 characters'
const licenceClass = line(SELECT_CLASS).max(30, SELECT_CLASS)
const reason = text('please give a reason', REASON_LENGTH).refine((words) => words.length >= 10, TOO_SHORT)

/** A licence as staff looks at it. */
export const LicenceToCheck = Licence.extend({
  agent: z.strictObject({
    uuid: z.uuid(),
    fullname: z.string(),
    email: z.string(),
    legal_name: z.string().nullable(),
    website: z.string().nullable(),
  }),
  regulator_url: z.string().nullable(),
  /** The classes it may be of. */
  classes: z.array(LicenceClass),
  /** The revision rises with each change of the agent, and a decision is for the one that was read. */
  revision: z.number().int(),
  submitted_at: Instant,
})
export type LicenceToCheck = z.output<typeof LicenceToCheck>

/** A licence is `unclassed` if it is confirmed and of no class although its regulator has classes. */
export const LICENCE_QUEUES = ['waiting', 'verified', 'unclassed', 'failed', 'expired'] as const

export const listLicencesToCheck = defineCall({
  method: 'GET',
  path: '/staff/licences',
  summary:
    'Licences that wait for a decision, the oldest first; `filter[status]` shows those that are decided.',
  who: 'staff',
  query: z.object({
    ...pageQuery,
    filter: z.object({ status: z.enum(LICENCE_QUEUES).optional() }).optional(),
  }),
  reply: list(LicenceToCheck),
})

export const decideLicence = defineCall({
  method: 'POST',
  path: '/staff/licences/{id}/decision',
  summary: 'Confirms a licence, or says why it could not be; the agent is told by email.',
  who: 'staff',
  params: z.object({ id: z.uuid() }),
  body: z
    .strictObject({
      decision: z.enum(['verified', 'failed'], 'please choose one'),
      /** The one that was read: the agent may have changed the licence since. */
      revision: z.int('please reload the list').min(1, 'please reload the list'),
      reason: reason.nullish(),
      /** The register shows it; left out, it is the one the agent named. */
      licence_class: licenceClass.nullish(),
    })
    .superRefine(({ decision, reason }, context) => {
      if (decision === 'failed' && !reason)
        context.addIssue({
          code: 'custom',
          path: ['reason'],
          message: TOO_SHORT,
        })
    }),
  reply: one(LicenceToCheck),
})

export const nameLicenceClass = defineCall({
  method: 'POST',
  path: '/staff/licences/{id}/class',
  summary:
    'Names the class of a confirmed licence; services the class does not open are hidden at once, and the agent is told by email.',
  who: 'staff',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ licence_class: licenceClass }),
  reply: one(LicenceToCheck),
})

export const revokeLicence = defineCall({
  method: 'POST',
  path: '/staff/licences/{id}/revocation',
  summary: 'Takes the confirmation of a licence back; services that rest on it are hidden at once.',
  who: 'staff',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ reason }),
  reply: one(LicenceToCheck),
})
