import { createHmac } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Tx } from '../database/database.ts'
import { inTransaction } from '../database/transact.ts'
import { Refusal } from '../refusal.ts'
import { allOf } from '../secrets/derive-key.ts'
import { ownerOf } from './actor.ts'
import type { Asked, Handler } from './handler.ts'
import { findFirstAnswer, keepFirstAnswer, takeKey } from './idempotency-store.ts'

const KEY = /^[\x21-\x7e]{8,100}$/

interface Sent {
  owner: string
  key: string
  call: string
  bodyHash: string
  /** The secrets before the newest made them, for a call sent again after an exchange. */
  oldHashes: string[]
}

/**
 * Runs the call in one transaction that also keeps its answer under the caller's key: either both are there or
 * neither is, whatever breaks in between. A refused call keeps nothing and may be sent again.
 */
export async function answerOnce(handler: Handler, asked: Asked): Promise<unknown> {
  const key = asked.request.headers['idempotency-key']
  if (typeof key !== 'string') return handler.answer(asked, await handler.prepare?.(asked))
  if (!KEY.test(key))
    throw new Refusal('unreadable', { message: 'The Idempotency-Key must have 8 to 100 plain characters.' })

  const call = `${handler.call.method} ${asked.request.url}`
  const [bodyHash = '', ...oldHashes] = hashesOf(asked, call)
  const sent = { owner: ownerOf(asked.actor), key, call, bodyHash, oldHashes }
  if (!handler.prepare) return answerInTransaction(handler, asked, sent)
  return prepareOnce(sent, async () => {
    const first = await findFirstAnswer(asked.context.db, sent)
    if (first) return sayAgain(asked, sent, first)
    return answerInTransaction(handler, asked, sent, await handler.prepare?.(asked))
  })
}

/** These keys are being prepared in this process; a call sent twice at once must not use up its captcha twice. */
const preparing = new Set<string>()

async function prepareOnce(sent: Sent, work: () => Promise<unknown>) {
  const name = `${sent.owner}\n${sent.key}`
  if (preparing.has(name)) throw stillRunning()
  preparing.add(name)
  try {
    return await work()
  } finally {
    preparing.delete(name)
  }
}

const answerInTransaction = (handler: Handler, asked: Asked, sent: Sent, prepared?: unknown) =>
  inTransaction(
    asked.context.db,
    async (tx) => {
      const taken = await takeKey(tx, sent)
      if (!taken) throw stillRunning()
      if (taken.first) return sayAgain(asked, sent, taken.first)
      const answer = await handler.answer({ ...asked, context: inside(asked.context, tx) }, prepared)
      await keepFirstAnswer(tx, {
        ...sent,
        status: handler.call.status,
        reply: answer,
        now: asked.context.clock.now(),
      })
      return answer
    },
    // An upload is read while it comes.
    { isRepeatable: !handler.call.upload },
  )

const stillRunning = () => new Refusal('still_running', { retryAfterSeconds: 1 })

function sayAgain({ reply }: Asked, sent: Sent, first: { body_hash: string; reply: unknown }) {
  if (![sent.bodyHash, ...sent.oldHashes].includes(first.body_hash)) throw new Refusal('key_reused')
  reply.header('idempotent-replayed', 'true')
  return first.reply
}

/** Reads go through the same connection: a call that held one and waited for another could wait for ever. */
const inside = (context: Context, tx: Tx): Context => ({ ...context, tx, db: tx })

/** Keyed, since a body may hold a password. */
const hashesOf = ({ context, body }: Asked, call: string) =>
  allOf(context.settings).map((secret) =>
    createHmac('sha256', secret)
      .update(call)
      .update('\n')
      .update(JSON.stringify(body ?? null))
      .digest('base64url'),
  )
