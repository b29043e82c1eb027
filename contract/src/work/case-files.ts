import { z } from 'zod'
import { defineCall, empty, fileBytes, one } from '../calls/call.ts'
import { documentFile, mediaTypesOf } from '../calls/file.ts'
import { CreatedAt } from '../dates/time.ts'

const CASE_FILE_PURPOSES = ['completion', 'evidence', 'decision'] as const

/** A file of a case that is no document of its checklist. */
export const CaseFile = z.strictObject({
  id: z.uuid(),
  purpose: z.enum(CASE_FILE_PURPOSES),
  /** The completion request or the conflict it belongs to; null until it is sent, and for a decision letter. */
  of: z.uuid().nullable(),
  by: z.enum(['client', 'agent']),
  file_name: z.string(),
  media_type: z.string(),
  /** It is in bytes. */
  size: z.number().int(),
  scan: z.enum(['unscanned', 'waiting', 'clean', 'infected']),
  /** The list has some of `open`, `remove`. */
  may: z.array(z.enum(['open', 'remove'])),
  created_at: CreatedAt,
})
export type CaseFile = z.output<typeof CaseFile>

const ofOrder = { params: z.object({ uuid: z.uuid() }) }
const ofFile = { params: z.object({ uuid: z.uuid(), id: z.uuid() }) }
const upload = mediaTypesOf(documentFile)

export const listCaseFiles = defineCall({
  method: 'GET',
  path: '/orders/{uuid}/files',
  summary: 'Files of completion requests, evidence of conflicts and decision letters of an order.',
  who: 'person',
  ...ofOrder,
  reply: one(z.array(CaseFile)),
})

export const addCompletionFile = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/completion-requests/files',
  summary: 'Adds a file to the next completion request. The body is the file.',
  who: 'agent',
  ...ofOrder,
  upload,
  reply: one(CaseFile),
  status: 201,
})

export const addEvidence = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/conflicts/{cid}/files',
  summary: 'Adds evidence to an open conflict; it stays. The body is the file.',
  who: 'person',
  params: z.object({ uuid: z.uuid(), cid: z.uuid() }),
  upload,
  reply: one(CaseFile),
  status: 201,
})

export const addDecisionLetter = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/decision-letter',
  summary:
    'Adds the letter of the authority to the goal of an order; the newest counts. The body is the file.',
  who: 'person',
  ...ofOrder,
  upload,
  reply: one(CaseFile),
  status: 201,
})

export const downloadCaseFile = defineCall({
  method: 'GET',
  path: '/orders/{uuid}/files/{id}/download',
  summary: 'The bytes of such a file; that it was opened is shown to its owner.',
  who: 'person',
  ...ofFile,
  reply: fileBytes,
  download: 'application/octet-stream',
})

export const removeCaseFile = defineCall({
  method: 'DELETE',
  path: '/orders/{uuid}/files/{id}',
  summary: 'Removes a file that was not sent with a completion request yet.',
  who: 'person',
  ...ofFile,
  reply: empty,
  status: 204,
})

const ofConflict = { params: z.object({ id: z.uuid() }) }

/** Our team can look at it while it has a conflict. */
const StaffDocument = z.strictObject({
  /** The id is the one of the file. */
  id: z.uuid(),
  name: z.string(),
  by: z.enum(['client', 'agent']),
  /** It is a document of the checklist, or the purpose of another file. */
  kind: z.enum(['document', ...CASE_FILE_PURPOSES]),
  file_name: z.string(),
  media_type: z.string(),
  size: z.number().int(),
  may_open: z.boolean(),
  created_at: CreatedAt,
})
export type StaffDocument = z.output<typeof StaffDocument>

export const listConflictDocuments = defineCall({
  method: 'GET',
  path: '/staff/conflicts/{id}/documents',
  summary: 'The documents and evidence of an order in conflict; whoever has claimed it can open them.',
  who: 'staff',
  ...ofConflict,
  reply: one(z.array(StaffDocument)),
})

export const openConflictDocument = defineCall({
  method: 'GET',
  path: '/staff/conflicts/{id}/documents/{file}/download',
  summary: 'The bytes of one; that our team opened it is shown to its owner and stands in the audit log.',
  who: 'staff',
  params: z.object({ id: z.uuid(), file: z.uuid() }),
  reply: fileBytes,
  download: 'application/octet-stream',
})
