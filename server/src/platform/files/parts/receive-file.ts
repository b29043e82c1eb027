import type { FileRule } from '@sojourn/contract/calls/file'
import { UPLOAD_HEADER } from '@sojourn/contract/calls/file'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../database/database.ts'
import { ownerOf, type Person } from '../../http/actor.ts'
import { keepFirstAnswer } from '../../http/idempotency-store.ts'
import { Refusal } from '../../refusal.ts'
import { receiveUpload, type Upload } from '../receive-upload.ts'
import { forgetSealedFiles, openSealedFiles } from '../sealed-files.ts'
import { callOf, keyOf } from './answer-upload.ts'
import { findUpload, partsOf, removeUploads } from './store.ts'

/** A file whose call is answered once, however often it is sent. */
export interface HandedOver extends Upload {
  /** Called in the transaction that keeps the file, with what the call answers. */
  finish(tx: Tx, data: unknown): Promise<void>
}

/** Receives the body of a request, or takes the file that came in parts; the same rule holds for both. */
export async function receiveFile(
  context: Context,
  actor: Person,
  request: FastifyRequest,
  rule: FileRule,
): Promise<HandedOver> {
  const header = request.headers[UPLOAD_HEADER]
  if (header === undefined)
    return Object.assign(await receiveUpload(context, request, rule), { finish: async () => {} })
  const { success, data: id } = z.uuid().safeParse(header)
  const upload = success ? await findUpload(context.db, actor.id, id) : undefined
  if (!upload) throw new Refusal('not_found')
  if (upload.arrived < upload.size)
    throw new Refusal('not_now', { message: 'The file has not arrived whole yet.' })
  const content = openSealedFiles(context, await partsOf(context.db, upload.id))
  return Object.assign(await receiveUpload(context, request, rule, { content }), {
    async finish(tx: Tx, data: unknown) {
      const { files, removed } = await removeUploads(tx, [upload.id])
      if (removed === 0) throw new Refusal('not_found')
      await forgetSealedFiles(context, tx, files)
      await keepFirstAnswer(tx, {
        owner: ownerOf(actor),
        key: keyOf(upload.id),
        call: callOf(request),
        bodyHash: upload.id,
        status: 201,
        reply: { data },
        now: context.clock.now(),
      })
    },
  })
}
