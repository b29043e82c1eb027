import { documentFile } from '@sojourn/contract/calls/file'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { type HandedOver, receiveFile } from '../../../platform/files/parts/receive-file.ts'
import { keepSealedFile, sealBytes } from '../../../platform/files/sealed-files.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { invalidField, Refusal } from '../../../platform/refusal.ts'
import { refuseStranger } from '../find-own.ts'
import { bytesOf } from '../message-store.ts'
import { holdForWriting, write } from '../send-message.ts'
import { viewMessage } from '../view.ts'
import { scanMessageFile } from './check-file.ts'

const MOST_BYTES = 500_000_000
const VIRUS = 'A virus was found in this file, so it was not sent. Please scan your device.'

interface Where {
  id: string
  clientId: string
}

/** Files of messages follow the rules of documents: encrypted, scanned, of the same types and size. */
export async function sendFile(context: Context, actor: Person, where: Where, request: FastifyRequest) {
  await refuseStranger(context.db, actor, where.id)
  if (!actor.emailVerified) throw new Refusal('email_not_verified')
  await context.limits.take('message_file', { account: actor.id })
  await using upload = await receiveFile(context, actor, request, documentFile)
  // It is awaited here: the file is gone when this function ends.
  return await send(context, actor, where, upload)
}

type File = Pick<HandedOver, 'name' | 'mediaType' | 'size' | 'open'> & Partial<Pick<HandedOver, 'finish'>>

export async function send(context: Context, actor: Pick<Person, 'id'>, where: Where, file: File) {
  const verdict = await context.scanner.scan(file.open).catch((error) => {
    context.log.warn({ err: error }, 'the virus scanner does not answer; the file waits')
    return 'waiting' as const
  })
  if (verdict === 'infected') throw invalidField('file', VIRUS)
  const sealed = await sealBytes(context, file.open(), file)
  return transact(context, async (tx) => {
    const held = await holdForWriting(context, tx, actor, where)
    const sender = { id: actor.id, side: held.side }
    if (held.before) return viewMessage(held.before, sender)
    if (Number(await bytesOf(tx, where.id)) + file.size > MOST_BYTES)
      throw new Refusal('not_now', { message: 'The files of a conversation have 500 MB together.' })
    await keepSealedFile(context, tx, actor.id, sealed)
    const { id: file_id } = sealed
    const { name: file_name, mediaType: media_type, size } = file
    const message = await write(context, tx, {
      ...held,
      actor,
      clientId: where.clientId,
      body: null,
      file: { file_id, file_name, media_type, size, scan: verdict },
    })
    if (verdict === 'waiting') await context.jobs.enqueue(tx, scanMessageFile, { message: message.id })
    const shown = viewMessage(message, sender)
    await file.finish?.(tx, shown)
    return shown
  })
}
