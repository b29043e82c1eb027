import { z } from 'zod'
import { defineCall, fileBytes, list, one } from '../calls/call.ts'
import { line, text } from '../calls/fields.ts'
import { documentFile, mediaTypesOf } from '../calls/file.ts'
import { REASON_LENGTH } from '../calls/limits.ts'
import { pageQuery } from '../calls/page.ts'
import { documentStatus } from '../calls/status.ts'
import { Status } from '../calls/status-pair.ts'
import { CreatedAt } from '../dates/time.ts'
import { PaperFields, PaperReport } from '../ground/papers.ts'

export const DOCUMENT_STATES = Object.keys(documentStatus) as (keyof typeof documentStatus)[]
export const SIDES = ['client', 'agent'] as const

/** A new file never replaces those before it. */
export const FileVersion = z.strictObject({
  number: z.number().int(),
  file_name: z.string(),
  media_type: z.string(),
  /** It is in bytes. */
  size: z.number().int(),
  /** Only its owner opens a file that is `waiting` before the virus scanner has seen it; one that is `infected` was removed. */
  scan: z.enum(['unscanned', 'waiting', 'clean', 'infected']),
  may_open: z.boolean(),
  created_at: CreatedAt,
})
export type FileVersion = z.output<typeof FileVersion>

/** A file that was handed over. */
export const DocumentVersion = FileVersion.extend({
  /** It is a copy of a paper of the client’s vault, and leaves with the order. */
  is_from_vault: z.boolean(),
  /** It came from a vault and its order is over, so only who handed it over still opens it. */
  has_left: z.boolean(),
  /** A machine of ours reads the newest version only; null means that it did not look. */
  paper: PaperReport.nullable(),
})
export type DocumentVersion = z.output<typeof DocumentVersion>

/** One thing an order needs on paper. */
export const OrderDocument = z.strictObject({
  uuid: z.string(),
  name: z.string(),
  mandatory: z.boolean(),
  /** The name of somebody who travels along, whose document it is; null means the client’s. */
  person: z.string().nullable(),
  given_by: z.enum(SIDES),
  asked_by: z.enum(['service', ...SIDES]),
  status: Status,
  slug: z.enum(DOCUMENT_STATES),
  reason: z.string().nullable(),
  /** The newest comes first. */
  versions: z.array(DocumentVersion),
  /** The list has some of `upload`, `accept`, `return`, `file`, `drop`, `ask_again`. */
  may: z.array(z.string()),
  created_at: CreatedAt,
})
export type OrderDocument = z.output<typeof OrderDocument>

export const OrderDocuments = z.strictObject({
  items: z.array(OrderDocument),
  /** `add`, while the order is paid or ongoing. */
  may: z.array(z.string()),
})
export type OrderDocuments = z.output<typeof OrderDocuments>

const ofOrder = z.object({ uuid: z.uuid() })
const ofDocument = z.object({ uuid: z.uuid(), docId: z.uuid() })

export const listOrderDocuments = defineCall({
  method: 'GET',
  path: '/orders/{uuid}/documents',
  summary: 'What an order needs on paper, with every version that was handed over.',
  who: 'person',
  params: ofOrder,
  reply: one(OrderDocuments),
})

export const NewDocument = z.strictObject({
  name: line('Please name the document.'),
  given_by: z.enum(SIDES),
  mandatory: z.boolean().default(false),
  /** Somebody who travels along. */
  person: line('Please name the person.').optional(),
})

export const addOrderDocument = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/documents',
  summary: 'Adds a document to an order: an agent asks for one or brings one, a client brings one.',
  who: 'person',
  idempotent: true,
  params: ofOrder,
  body: NewDocument,
  reply: one(OrderDocument),
  status: 201,
})

export const showOrderDocument = defineCall({
  method: 'GET',
  path: '/orders/{uuid}/documents/{docId}',
  summary: 'One document of an order.',
  who: 'person',
  params: ofDocument,
  reply: one(OrderDocument),
})

export const uploadOrderDocument = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/documents/{docId}/versions',
  summary: 'Hands over a new version; those before it stay. The body is the file.',
  who: 'person',
  params: ofDocument,
  upload: mediaTypesOf(documentFile),
  reply: one(OrderDocument),
  status: 201,
})

const seen = { version: z.number().int().min(1) }

export const DocumentReview = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('accept'), ...seen }),
  z.strictObject({
    action: z.literal('return'),
    ...seen,
    reason: text('Please say what is wrong with it.', REASON_LENGTH),
  }),
  z.strictObject({ action: z.literal('file'), ...seen }),
  z.strictObject({ action: z.literal('drop') }),
  z.strictObject({ action: z.literal('ask_again') }),
])
export type DocumentReview = z.output<typeof DocumentReview>

export const reviewOrderDocument = defineCall({
  method: 'PATCH',
  path: '/orders/{uuid}/documents/{docId}',
  summary:
    'Accepts, returns or files the version one has seen, or says that the document is not needed or needed again.',
  who: 'person',
  idempotent: true,
  params: ofDocument,
  body: DocumentReview,
  reply: one(OrderDocument),
})

export const confirmOrderPaper = defineCall({
  method: 'PUT',
  path: '/orders/{uuid}/documents/{docId}/paper',
  summary:
    'The owner of a passport or card says what stands in it: what was read, or something better. Until then it is compared with nothing.',
  who: 'person',
  idempotent: true,
  params: ofDocument,
  body: PaperFields.extend(seen),
  reply: one(OrderDocument),
})

export const downloadOrderDocument = defineCall({
  method: 'GET',
  path: '/orders/{uuid}/documents/{docId}/download',
  summary:
    'The bytes of a version, the newest unless one is named; that it was opened is shown to its owner.',
  who: 'person',
  params: ofDocument,
  query: z.object({ version: z.coerce.number().int().min(1).optional() }),
  reply: fileBytes,
  download: 'application/octet-stream',
})

export const downloadOrderDocuments = defineCall({
  method: 'GET',
  path: '/orders/{uuid}/documents/archive',
  summary: 'The newest version of every document in one ZIP file.',
  who: 'person',
  params: ofOrder,
  reply: fileBytes,
  download: 'application/zip',
})

export const DocumentOpening = z.strictObject({
  id: z.string(),
  /** It is null once they left. */
  by: z.string().nullable(),
  is_own: z.boolean(),
  /** A machine of ours read it to check it. */
  is_machine: z.boolean(),
  document: z.string(),
  file_name: z.string(),
  purpose: z.string(),
  created_at: CreatedAt,
})
export type DocumentOpening = z.output<typeof DocumentOpening>

export const listDocumentOpenings = defineCall({
  method: 'GET',
  path: '/orders/{uuid}/documents/openings',
  summary: 'Who opened the files one has handed over for an order, the newest first.',
  who: 'person',
  params: ofOrder,
  query: z.object(pageQuery),
  reply: list(DocumentOpening),
})
