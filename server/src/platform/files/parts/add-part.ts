import { Readable } from 'node:stream'
import { PART_BYTES } from '@sojourn/contract/calls/file'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { transact } from '../../database/transact.ts'
import type { Person } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import { letRunOut } from '../receive-upload.ts'
import { dropSealedBytes, keepSealedFile, sealBytes } from '../sealed-files.ts'
import { receivePart } from './receive-part.ts'
import { addPart, findUpload, takePlace } from './store.ts'

interface Where {
  id: string
  at: number
}

/** A part is here whole or not at all; who does not know whether it came sends it again and is told where to go on. */
export async function addUploadPart(
  context: Context,
  actor: Pick<Person, 'id'>,
  { id, at }: Where,
  request: FastifyRequest,
) {
  const upload = await findUpload(context.db, actor.id, id)
  if (!upload) throw new Refusal('not_found')
  if (at !== upload.arrived || at === upload.size) {
    letRunOut(request.raw)
    return { id, arrived: upload.arrived }
  }
  const part = await receivePart(request, Math.min(PART_BYTES, upload.size - at))
  const sealed = await sealBytes(context, Readable.from([part]), {
    size: part.length,
    mediaType: 'application/octet-stream',
  })
  const isNew = await transact(context, async (tx) => {
    const now = context.clock.now()
    // One of many requests with the same part moves the upload on; the others keep nothing.
    if (!(await takePlace(tx, { id, at, size: part.length, now }))) {
      await dropSealedBytes(context, tx, sealed)
      return false
    }
    await keepSealedFile(context, tx, actor.id, sealed)
    await addPart(tx, { id, at, fileId: sealed.id })
    return true
  })
  if (isNew) return { id, arrived: at + part.length }
  return { id, arrived: (await findUpload(context.db, actor.id, id))?.arrived ?? at }
}
