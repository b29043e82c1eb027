import { z } from 'zod'
import { defineCall, fileBytes, list, one } from '../calls/call.ts'
import { text } from '../calls/fields.ts'
import { REASON_LENGTH } from '../calls/limits.ts'
import { pageQuery } from '../calls/page.ts'
import { Status } from '../calls/status-pair.ts'
import { Day, Instant } from '../dates/time.ts'
import { PaperReport } from '../ground/papers.ts'
import { Address, GENDERS } from '../people/account.ts'
import {
  DocumentView,
  documentType,
  HistoryEntry,
  judged,
  VerificationLabel,
} from '../supply/verification.ts'

/** A case stays so long with whoever claimed it, unless it is decided before. */
export const CLAIM_MINUTES = 30

export const QueueCounts = z.strictObject({
  verifications: z.number().int(),
  licences: z.number().int(),
  reports: z.number().int(),
  conflicts: z.number().int(),
  /** Open reports of facts that are out of date. */
  facts: z.number().int(),
  payouts: z.number().int(),
  /** Debts that a first person wants to settle. */
  debts: z.number().int(),
  /** Orders that somebody of our team wants to end, and a second has to agree. */
  endings: z.number().int(),
  /** Credit that clients want as money. */
  coupon_refunds: z.number().int(),
  /** Refunds that their card refused, and those that are to be paid by bank. */
  failed_refunds: z.number().int(),
  articles: z.number().int(),
  /** Orders a gift of ours pays, whose client and agent share something. */
  gifts: z.number().int(),
})
export type QueueCounts = z.output<typeof QueueCounts>
export type Queue = keyof QueueCounts

export const countQueues = defineCall({
  method: 'GET',
  path: '/staff/queues',
  summary: 'How much waits in each queue.',
  who: 'staff',
  reply: one(QueueCounts),
})

const StaffName = z.strictObject({ uuid: z.uuid(), fullname: z.string() })

export const Claim = z.strictObject({
  by: StaffName,
  is_own: z.boolean(),
  until: Instant,
})
export type Claim = z.output<typeof Claim>

export const VerificationLine = z.strictObject({
  uuid: z.uuid(),
  fullname: z.string(),
  country: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  document_type: documentType.nullable(),
  label: VerificationLabel,
  tries: z.number().int(),
  /** They count as verified meanwhile. */
  keeps_level: z.boolean(),
  submitted_at: Instant.nullable(),
  decided_at: Instant.nullable(),
  claim: Claim.nullable(),
})
export type VerificationLine = z.output<typeof VerificationLine>

export const QUEUE_STATUSES = ['waiting', 'verified', 'failed', 'expired'] as const

export const listVerifications = defineCall({
  method: 'GET',
  path: '/staff/verifications',
  summary: 'Verifications that wait, the oldest first; `filter[status]` shows those that are decided.',
  who: 'staff',
  query: z.object({
    ...pageQuery,
    filter: z.object({ status: z.enum(QUEUE_STATUSES).optional() }).optional(),
  }),
  reply: list(VerificationLine),
})

const StaffHistoryEntry = HistoryEntry.extend({
  actor: StaffName.nullable(),
  request_id: z.string().nullable(),
})

export const VerificationCase = VerificationLine.extend({
  email: z.string(),
  status: Status,
  /** The table of its states decides; `grant` gives another try where none is left. */
  may: z.array(z.string()),
  /** The case of whoever looks: colleagues act on it. */
  is_own: z.boolean(),
  level: Status,
  /** Changes with everything the agent sends: a decision tells which one it was made on. */
  revision: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  address: Address.nullable(),
  /** The address holds its code. */
  state_name: z.string().nullable(),
  dob: Day.nullable(),
  gender: z.enum(GENDERS).nullable(),
  document_country: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  /** Whole only while the case is one's own, else all but the last three characters hidden. */
  document_id: z.string().nullable(),
  document_expires_on: Day.nullable(),
  /** The photo clients see, to be held beside the document; null where there is none. */
  photo: z.string().nullable(),
  document: z
    .strictObject({
      size: z.number().int(),
      uploaded_at: Instant,
      /** You have opened it: no decision is taken before. */
      is_opened: z.boolean(),
      /** A machine of ours made the report; the words it read are for the agent alone. */
      paper: PaperReport.nullable(),
    })
    .nullable(),
  /** Other accounts whose papers have the same type, country and number. */
  same_document: z.array(StaffName.extend({ label: VerificationLabel })),
  /** These failed the last time and are sent again. */
  reasons: z.array(z.strictObject({ field: judged, reason: z.string() })),
  /** The agent sent these since it was last decided. */
  changed: z.array(judged),
  is_final: z.boolean(),
  tries_left: z.number().int(),
  valid_until: Day.nullable(),
  suspended: z.boolean(),
  history: z.array(StaffHistoryEntry),
  views: z.array(DocumentView),
})
export type VerificationCase = z.output<typeof VerificationCase>

const ofAgent = { params: z.object({ id: z.uuid() }) }

export const showVerificationCase = defineCall({
  method: 'GET',
  path: '/staff/verifications/{id}',
  summary: 'One verification as staff sees it, by the uuid of the agent.',
  who: 'staff',
  ...ofAgent,
  reply: one(VerificationCase),
})

export const claimVerification = defineCall({
  method: 'PUT',
  path: '/staff/verifications/{id}/claim',
  summary: `Takes a case, for ${CLAIM_MINUTES} minutes; taken again, it stays one’s own longer.`,
  who: 'staff',
  ...ofAgent,
  reply: one(VerificationCase),
})

export const releaseVerification = defineCall({
  method: 'DELETE',
  path: '/staff/verifications/{id}/claim',
  summary: 'Gives a case back.',
  who: 'staff',
  ...ofAgent,
  reply: one(VerificationCase),
})

export const openVerificationDocument = defineCall({
  method: 'GET',
  path: '/staff/verifications/{id}/document',
  summary: 'The document of a case one has taken; its owner is told who opened it.',
  who: 'staff',
  ...ofAgent,
  download: 'image/jpeg',
  reply: fileBytes,
})

const reason = text('please give a reason', REASON_LENGTH).min(
  10,
  'please give a reason of at least 10 characters',
)

/** The address of the photo that was looked at; refused where the agent has another one by now. */
const seenPhoto = z.string().max(200).nullable().optional()

export const VerificationDecision = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('verified'), revision: z.number().int(), photo: seenPhoto }),
  z.strictObject({
    outcome: z.literal('failed'),
    revision: z.number().int(),
    photo: seenPhoto,
    reasons: z
      .array(z.strictObject({ field: judged, reason }))
      .min(1, 'please say what failed')
      .max(judged.options.length)
      .refine(
        (reasons) => new Set(reasons.map(({ field }) => field)).size === reasons.length,
        'please give one reason for each',
      ),
    /** There is no further try: they are sent to support. */
    final: z.boolean(),
  }),
])
export type VerificationDecision = z.output<typeof VerificationDecision>

export const decideVerification = defineCall({
  method: 'POST',
  path: '/staff/verifications/{id}/decision',
  summary:
    'Decides a case one has taken and whose document one has opened: verified, or failed with a reason for each field that did.',
  who: 'staff',
  ...ofAgent,
  body: VerificationDecision,
  reply: one(VerificationCase),
})

export const revokeVerification = defineCall({
  method: 'POST',
  path: '/staff/verifications/{id}/revocation',
  summary: 'Takes a verification back; the agent’s services are hidden at once.',
  who: 'staff',
  ...ofAgent,
  body: z.strictObject({ reason }),
  reply: one(VerificationCase),
})

export const grantVerificationTry = defineCall({
  method: 'POST',
  path: '/staff/verifications/{id}/tries',
  summary: 'Gives an agent whose tries are used up, or whose failure was final, one more try.',
  who: 'staff',
  ...ofAgent,
  reply: one(VerificationCase),
})
