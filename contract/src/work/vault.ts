import { z } from 'zod'
import { defineCall, empty, fileBytes, list, one } from '../calls/call.ts'
import { line } from '../calls/fields.ts'
import { documentFile, mediaTypesOf } from '../calls/file.ts'
import { pageQuery } from '../calls/page.ts'
import { CreatedAt, Day } from '../dates/time.ts'
import { PaperFields, PaperReport } from '../ground/papers.ts'
import { FileVersion, OrderDocument } from './documents.ts'
import { VAULT_KIND_IDS } from './vault-words.ts'

const VaultKindId = z.enum(VAULT_KIND_IDS, 'please choose what kind of paper it is')

const EXPIRY = 'please enter the day it expires'
const expiry = z.iso.date(EXPIRY).refine((day) => day >= '1900' && day < '2200', EXPIRY)

export const VaultHandOver = z.strictObject({
  order: z.string(),
  ref: z.string(),
  title: z.string(),
  document: z.string(),
  document_name: z.string(),
  version: z.number().int(),
  /** The other side can open it now. */
  is_in_reach: z.boolean(),
})
export type VaultHandOver = z.output<typeof VaultHandOver>

export const VaultPaper = z.strictObject({
  uuid: z.string(),
  kind: VaultKindId,
  name: z.string(),
  /** It is the newest version’s; null means that it does not expire, or nobody said when. */
  expires_on: Day.nullable(),
  /** Its owner confirmed it of its machine-readable lines, or typed it. */
  expiry_from: z.enum(['reading', 'typed']).nullable(),
  /** The newest comes first. */
  versions: z.array(FileVersion),
  /** A machine of ours reads the newest version; null means that it did not look. */
  paper: PaperReport.nullable(),
  /** Orders that hold a version of it. */
  given_to: z.array(VaultHandOver),
  created_at: CreatedAt,
})
export type VaultPaper = z.output<typeof VaultPaper>

export const Vault = z.strictObject({
  /** The paper that changed last comes first. */
  items: z.array(VaultPaper),
  /** `add`, while there is room. */
  may: z.array(z.string()),
})
export type Vault = z.output<typeof Vault>

export const showVault = defineCall({
  method: 'GET',
  path: '/vault',
  summary: 'The papers a client keeps to use again. Nobody else reads them.',
  who: 'client',
  reply: one(Vault),
})

export const addVaultPaper = defineCall({
  method: 'POST',
  path: '/vault/papers',
  summary:
    'Puts a new paper into the vault. The body is the file; its kind and name follow from the name of the file, unless a kind is given.',
  who: 'client',
  query: z.object({ kind: VaultKindId.optional() }),
  upload: mediaTypesOf(documentFile),
  reply: one(VaultPaper),
  status: 201,
})

const ofPaper = z.object({ id: z.uuid() })

export const addVaultVersion = defineCall({
  method: 'POST',
  path: '/vault/papers/{id}/versions',
  summary: 'Adds a new version of a paper; those before it stay. The body is the file.',
  who: 'client',
  params: ofPaper,
  upload: mediaTypesOf(documentFile),
  reply: one(VaultPaper),
  status: 201,
})

export const VaultPaperChange = z.strictObject({
  kind: VaultKindId.optional(),
  name: line('Please name the paper.').optional(),
  /** It is of the newest version; null means that it does not expire. A confirmed reading is corrected there. */
  expires_on: expiry.nullable().optional(),
})
export type VaultPaperChange = z.output<typeof VaultPaperChange>

export const changeVaultPaper = defineCall({
  method: 'PATCH',
  path: '/vault/papers/{id}',
  summary: 'Says what kind of paper it is, what it is called and when it expires.',
  who: 'client',
  idempotent: true,
  params: ofPaper,
  body: VaultPaperChange,
  reply: one(VaultPaper),
})

export const removeVaultPaper = defineCall({
  method: 'DELETE',
  path: '/vault/papers/{id}',
  summary:
    'Removes a paper with all its versions. Orders keep the version they were given, as long as they may.',
  who: 'client',
  params: ofPaper,
  reply: empty,
  status: 204,
})

const seen = { version: z.number().int().min(1) }

export const confirmVaultPaper = defineCall({
  method: 'PUT',
  path: '/vault/papers/{id}/reading',
  summary:
    'The owner of a passport or card says what stands in it: what was read, or something better. Its expiry follows from it.',
  who: 'client',
  idempotent: true,
  params: ofPaper,
  body: PaperFields.extend(seen),
  reply: one(VaultPaper),
})

export const downloadVaultPaper = defineCall({
  method: 'GET',
  path: '/vault/papers/{id}/download',
  summary: 'The bytes of a version of one’s own paper, the newest unless one is named.',
  who: 'client',
  params: ofPaper,
  query: z.object({ version: z.coerce.number().int().min(1).optional() }),
  reply: fileBytes,
  download: 'application/octet-stream',
})

export const VaultOpening = z.strictObject({
  id: z.string(),
  is_own: z.boolean(),
  /** A machine of ours read it to check it. */
  is_machine: z.boolean(),
  /** Null once the paper is removed. */
  paper: z.string().nullable(),
  file_name: z.string().nullable(),
  purpose: z.string(),
  created_at: CreatedAt,
})
export type VaultOpening = z.output<typeof VaultOpening>

export const listVaultOpenings = defineCall({
  method: 'GET',
  path: '/vault/openings',
  summary: 'Who opened the files of the vault, the newest first.',
  who: 'client',
  query: z.object(pageQuery),
  reply: list(VaultOpening),
})

export const handOverFromVault = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/documents/{docId}/from-vault',
  summary:
    'Hands over a version of a paper of the vault for a document of an order. The order keeps this version, whatever becomes of the paper.',
  who: 'client',
  idempotent: true,
  params: z.object({ uuid: z.uuid(), docId: z.uuid() }),
  body: z.strictObject({ paper: z.uuid('please choose a paper'), ...seen }),
  reply: one(OrderDocument),
  status: 201,
})

export const keepInVault = defineCall({
  method: 'POST',
  path: '/vault/papers/kept',
  summary:
    'Keeps a version one has handed over for an order in the vault; sent again, it answers the same paper.',
  who: 'client',
  idempotent: true,
  body: z.strictObject({ order: z.uuid(), document: z.uuid(), ...seen }),
  reply: one(VaultPaper),
  status: 201,
})
