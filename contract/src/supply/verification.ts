import { z } from 'zod'
import { defineCall, empty, fileBytes, list, one } from '../calls/call.ts'
import { line } from '../calls/fields.ts'
import { identityFile, mediaTypesOf } from '../calls/file.ts'
import { LINE_LENGTH } from '../calls/limits.ts'
import { pageQuery } from '../calls/page.ts'
import { Status } from '../calls/status-pair.ts'
import { CreatedAt, Day, Instant } from '../dates/time.ts'
import { PaperFields, PaperReport } from '../ground/papers.ts'
import { GENDERS, NewAddress, OTHER_CITY } from '../people/account.ts'
import { DOCUMENT_TYPES, JUDGED, type Judged } from './verification-words.ts'

export { DOCUMENT_TYPES, JUDGED, JUDGED_NAMES, type Judged } from './verification-words.ts'

export const VERIFICATION_TRIES = 5
export const LEAST_AGE = 18

export const documentType = z.enum(
  Object.keys(DOCUMENT_TYPES) as (keyof typeof DOCUMENT_TYPES)[],
  'please select an identification type',
)
export type DocumentType = z.output<typeof documentType>

/** An empty choice counts as none: it is two letters or nothing at all. */
const issuingCountry = z
  .string('please select an issuing country')
  .regex(/^[A-Za-z]{2}$/, 'please select an issuing country')
  .toUpperCase()

const EXPIRY = 'please enter the expiry date of your document'

const identity = {
  dob: z.iso
    .date('please select your date of birth')
    .refine((day) => day >= '1900', 'please select your date of birth'),
  gender: z.enum(GENDERS, 'please select a gender'),
  document_type: documentType,
  document_country: issuingCountry,
  document_id: line('please enter an ID number'),
  document_expires_on: z.iso.date(EXPIRY).refine((day) => day >= '1900', EXPIRY),
}

const place = NewAddress.shape

/** The location follows the rules of every address. */
export const Location = NewAddress
/** The document itself is uploaded beside it. */
export const Identification = z.strictObject(identity)

const answers = { ...place, ...identity }
export const ANSWERS = Object.keys(answers) as (keyof typeof answers)[]
export type Answer = keyof typeof answers

export const OTHER_CITY_MISSING = 'please enter an alternative city'

/** Everything an agent tells of themselves; to be sent again as a whole only for the first time. */
export const VerificationAnswers = z.strictObject(answers).superRefine(otherCityHasName)

/** Only what failed, or what a new document brings. */
export const VerificationCorrections = z.strictObject(answers).partial().superRefine(otherCityHasName)
export type VerificationCorrections = z.output<typeof VerificationCorrections>

function otherCityHasName(
  { city, altCity }: { city?: string | undefined; altCity?: string | null | undefined },
  context: z.RefinementCtx,
) {
  if (city === OTHER_CITY && !altCity)
    context.addIssue({ code: 'custom', path: ['altCity'], message: OTHER_CITY_MISSING })
}

const typed = z.string().max(LINE_LENGTH, `please keep it under ${LINE_LENGTH} characters`).nullable()

/** An answer may be right or wrong so far; null takes it away. */
export const VerificationDraft = z.strictObject(
  Object.fromEntries(ANSWERS.map((answer) => [answer, typed.optional()])) as Record<
    Answer,
    z.ZodOptional<typeof typed>
  >,
)
export type VerificationDraft = z.output<typeof VerificationDraft>

export const judged = z.enum(JUDGED)

export const NEW_DOCUMENT = [
  'document_type',
  'document_country',
  'document_id',
  'document_expires_on',
  'document',
] as const satisfies Judged[]

/** A place is right only together with the one it lies in, so both are asked again. */
export function askedAgain(failed: readonly Judged[]): Judged[] {
  const again = new Set(failed)
  if (again.has('country')) again.add('state')
  if (again.has('state')) again.add('city')
  return JUDGED.filter((field) => again.has(field))
}

export const LABELS = ['unverified', 'in_progress', 'verified', 'failed', 'expired'] as const
export const LabelSlug = z.enum(LABELS)
export type LabelSlug = z.output<typeof LabelSlug>

/** Unverified and Failed share the code -2, so the slug tells them apart. */
export const VerificationLabel = z.strictObject({
  code: z.number().int(),
  label: z.string(),
  slug: LabelSlug,
})

const FieldReason = z.strictObject({ field: judged, reason: z.string() })

/** Each names the step that settles it. */
export const Missing = z.strictObject({
  item: z.union([judged, z.enum(['email', 'licence'])]),
  sentence: z.string(),
  step: z.enum(['location', 'identification', 'email', 'profile', 'business']),
  /** Verification does without it; services of some countries do not. */
  is_required: z.boolean(),
})
export type Missing = z.output<typeof Missing>

export const HistoryEntry = z.strictObject({
  from: LabelSlug,
  to: LabelSlug,
  by: z.enum(['agent', 'staff', 'system']),
  reasons: z.array(FieldReason),
  reason: z.string().nullable(),
  /** There is no further try. */
  is_final: z.boolean(),
  created_at: CreatedAt,
})

export const VerificationFile = z.strictObject({
  size: z.number().int(),
  uploaded_at: Instant,
  is_draft: z.boolean(),
  /** Null means that no machine of ours looked. */
  paper: PaperReport.nullable(),
})

export const Verification = z.strictObject({
  /** It is null until something was sent. */
  status: Status.nullable(),
  label: VerificationLabel,
  level: Status,
  /** It is there only when the level rests on a time of grace. */
  level_until: Instant.nullable(),
  answers: z.strictObject({
    ...Object.fromEntries(ANSWERS.map((answer) => [answer, z.string().nullable()])),
  } as Record<Answer, z.ZodNullable<z.ZodString>>),
  /** The number of the document as it was sent, all but its last three characters hidden. */
  document_id_masked: z.string().nullable(),
  document: VerificationFile.nullable(),
  draft_saved_at: Instant.nullable(),
  /** Everything may be sent at first, only what failed after that, and the document when it is renewed. */
  asked_for: z.array(judged),
  /** The list has `send` while something can be sent. */
  may: z.array(z.string()),
  missing: z.array(Missing),
  reasons: z.array(FieldReason),
  /** The last failure allows no further try. */
  is_final: z.boolean(),
  reason: z.string().nullable(),
  tries_left: z.number().int(),
  submitted_at: Instant.nullable(),
  decided_at: Instant.nullable(),
  valid_until: Day.nullable(),
  history: z.array(HistoryEntry),
})
export type Verification = z.output<typeof Verification>

export const showVerification = defineCall({
  method: 'GET',
  path: '/account/consultant/verification',
  summary: 'Where one’s verification stands, and what is missing.',
  who: 'agent',
  reply: one(Verification),
})

const Named = z.strictObject({ id: z.string(), name: z.string() })

export const showVerificationEnums = defineCall({
  method: 'GET',
  path: '/account/consultant/verification/enums',
  summary: 'What a verification chooses from.',
  who: 'agent',
  reply: one(
    z.strictObject({
      document_types: z.array(Named),
      genders: z.array(Named),
      file_types: z.array(z.string()),
      max_bytes: z.number().int(),
      least_age: z.number().int(),
    }),
  ),
})

export const saveVerificationDraft = defineCall({
  method: 'PATCH',
  path: '/account/consultant/verification/draft',
  summary: 'Keeps what was typed so far, sealed; nothing is checked yet.',
  who: 'agent',
  body: VerificationDraft,
  reply: one(z.strictObject({ saved_at: Instant })),
})

export const submitVerification = defineCall({
  method: 'POST',
  path: '/account/consultant/verification',
  summary: 'Sends everything for the first time; the document was uploaded before.',
  who: 'agent',
  body: VerificationAnswers,
  reply: one(Verification),
  status: 201,
})

export const resubmitVerification = defineCall({
  method: 'PUT',
  path: '/account/consultant/verification',
  summary: 'Sends corrections: the fields that failed, or a new document.',
  who: 'agent',
  body: VerificationCorrections,
  reply: one(Verification),
})

export const uploadVerificationDocument = defineCall({
  method: 'PUT',
  path: '/account/consultant/verification/document',
  summary: 'A picture of the document: redrawn without its metadata and kept encrypted.',
  who: 'agent',
  upload: mediaTypesOf(identityFile),
  reply: one(Verification),
})

export const removeVerificationDocument = defineCall({
  method: 'DELETE',
  path: '/account/consultant/verification/document',
  summary: 'Takes an uploaded picture back that was not sent yet.',
  who: 'agent',
  reply: empty,
  status: 204,
})

export const confirmVerificationDocument = defineCall({
  method: 'PUT',
  path: '/account/consultant/verification/document/reading',
  summary:
    'The agent says what stands in the document they have not sent yet: what was read, or something better. Until then it is compared with nothing.',
  who: 'agent',
  idempotent: true,
  body: PaperFields,
  reply: one(Verification),
})

export const downloadVerificationDocument = defineCall({
  method: 'GET',
  path: '/account/consultant/verification/document',
  summary: 'One’s own document, as it is kept.',
  who: 'agent',
  download: 'image/jpeg',
  reply: fileBytes,
})

export const DocumentView = z.strictObject({
  id: z.uuid(),
  /** It is null where it was no person. */
  by: z.string().nullable(),
  is_own: z.boolean(),
  /** A machine of ours read it to check it. */
  is_machine: z.boolean(),
  purpose: z.string(),
  created_at: CreatedAt,
})
export type DocumentView = z.output<typeof DocumentView>

export const listDocumentViews = defineCall({
  method: 'GET',
  path: '/account/consultant/verification/views',
  summary: 'Who opened one’s document, the newest first.',
  who: 'agent',
  query: z.object(pageQuery),
  reply: list(DocumentView),
})
