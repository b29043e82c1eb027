import type { PaperFields } from '@sojourn/contract/ground/papers'
import type { Context } from '../../context.ts'
import { Findings } from '../../platform/papers/findings.ts'
import { seal, unsealIfPossible } from '../../platform/secrets/sealed.ts'
import type { SealedColumn } from '../../platform/secrets/sealed-store.ts'
import type { ReadingRow } from './paper-store.ts'

const ownerOfFound = (fileId: string) => `paper:${fileId}`
const ownerOfConfirmed = (fileId: string) => `paper-confirmed:${fileId}`

export const sealedFindings: SealedColumn = {
  table: 'paper_reading',
  id: 'file_id',
  column: 'found',
  ownerOf: ownerOfFound,
}

export const sealedConfirmations: SealedColumn = {
  table: 'paper_reading',
  id: 'file_id',
  column: 'confirmed',
  ownerOf: ownerOfConfirmed,
}

type Sealing = Pick<Context, 'settings'>

const sealed = ({ settings }: Sealing, owner: string, plain: unknown) =>
  seal(settings, owner, Buffer.from(JSON.stringify(plain)))

export const sealFindings = (context: Sealing, fileId: string, found: Findings) =>
  sealed(context, ownerOfFound(fileId), found)

export const sealConfirmed = (context: Sealing, fileId: string, fields: PaperFields) =>
  sealed(context, ownerOfConfirmed(fileId), fields)

/** A part is null where nothing was found, or no secret opens it. */
export interface Reading {
  fileId: string
  ownerId: string
  status: ReadingRow['status']
  found: Findings | null
  confirmed: PaperFields | null
}

export function openReading({ settings }: Sealing, row: ReadingRow): Reading {
  const open = (owner: string, bytes: Buffer | null) => {
    const plain = bytes && unsealIfPossible(settings, owner, bytes)
    return plain ? (JSON.parse(plain.toString()) as unknown) : null
  }
  const found = open(ownerOfFound(row.file_id), row.found)
  return {
    fileId: row.file_id,
    ownerId: row.owner_id,
    status: row.status,
    found: found ? Findings.parse(found) : null,
    confirmed: open(ownerOfConfirmed(row.file_id), row.confirmed) as PaperFields | null,
  }
}
