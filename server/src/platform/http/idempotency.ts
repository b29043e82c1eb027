import { createHmac } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Tx } from '../database/database.ts'
import { inTransaction } from '../database/transact.ts'
import { Refusal } from '../refusal.ts'
import { ownerOf } from './actor.ts'
import type { Asked, Handler } from './handler.ts'
import { findFirstAnswer, keepFirstAnswer, takeKey } from './idempotency-store.ts'

const KEY = /^[\x21-\x7e]{8,100}$/

/**
 * Runs the call in one transaction that also keeps its answer under the caller's key: either both are there or
 * neither is, whatever breaks in between. A refused call keeps nothing and may be sent again.
 */
export async function answerOnce(handler: Handler, asked: Asked): Promise<unknown> {
  const key = asked.request.headers['idempotency-key']
  if (typeof key !== 'string') return handler.answer(asked)
  if (!KEY.test(key))
    throw new Refusal('unreadable', { message: 'The Idempotency-Key must have 8 to 100 plain characters.' })

  const call = `${handler.call.method} ${asked.request.url}`
  const sent = { owner: ownerOf(asked.actor), key, call, bodyHash: hashOf(asked, call) }
  const answer = async (tx: Tx) => {
    if (!(await takeKey(tx, sent))) throw new Refusal('still_running', { retryAfterSeconds: 1 })
    const first = await findFirstAnswer(tx, sent)
    if (first) {
      if (first.body_hash !== sent.bodyHash) throw new Refusal('key_reused')
      asked.reply.header('idempotent-replayed', 'true')
      return first.reply
    }
    const reply = await handler.answer({ ...asked, context: inside(asked.context, tx) })
    await keepFirstAnswer(tx, {
      ...sent,
      status: handler.call.status,
      reply,
      now: asked.context.clock.now(),
    })
    return reply
  }
  // An upload is read while it comes.
  return inTransaction(asked.context.db, answer, { isRepeatable: !handler.call.upload })
}

/** Reads go through the same connection: a call that held one and waited for another could wait for ever. */
const inside = (context: Context, tx: Tx): Context => ({ ...context, tx, db: tx })

/** Keyed, since a body may hold a password. */
const hashOf = ({ context, body }: Asked, call: string) =>
  createHmac('sha256', context.settings.secret)
    .update(call)
    .update('\n')
    .update(JSON.stringify(body ?? null))
    .digest('base64url')
