import { UPLOAD_HEADER } from '@sojourn/contract/calls/file'
import type { FastifyRequest } from 'fastify'
import { ownerOf } from '../../http/actor.ts'
import type { Asked, Handler } from '../../http/handler.ts'
import { findFirstAnswer } from '../../http/idempotency-store.ts'
import { Refusal } from '../../refusal.ts'

export const keyOf = (uploadId: string) => `upload ${uploadId}`
export const callOf = ({ method, url }: FastifyRequest) => `${method} ${url}`

/** A browser that did not hear the answer to a file in parts asks again, and gets the first one. */
export async function answerUpload(handler: Handler, asked: Asked) {
  const id = asked.request.headers[UPLOAD_HEADER]
  if (typeof id !== 'string') return handler.answer(asked)
  const first = await findFirstAnswer(asked.context.db, {
    owner: ownerOf(asked.actor),
    key: keyOf(id),
  })
  if (!first) return handler.answer(asked)
  if (first.call !== callOf(asked.request)) throw new Refusal('key_reused')
  asked.reply.header('idempotent-replayed', 'true')
  return first.reply
}
