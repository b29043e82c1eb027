import { type Language, SOURCE } from '@sojourn/contract/words/languages'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { Source } from '../database/replica/reading.ts'
import { Refusal } from '../refusal.ts'
import { ShortCache } from '../short-cache.ts'
import { inOwnNames } from '../words/own-names.ts'
import { type Actor, wroteAtOf } from './actor.ts'
import { authorise } from './authorise.ts'
import { errorBody, refusalFor } from './errors.ts'
import type { Asked, Handler } from './handler.ts'
import { checkInput } from './input/check-input.ts'
import { languageOf } from './language.ts'
import { type Door, replyChecker } from './register.ts'

interface Input {
  params?: Record<string, string>
  query?: Record<string, unknown>
}

interface Reply {
  status: number
  body: unknown
}

/** `read('GET /countries/{id}', { params: { id: 'CA' } })`: the reply, or the one error body. */
export type ReadForPage = (address: string, input: Input) => Promise<Reply>

/** It is so short that nobody sees it, and long enough for a crowd. */
const KEPT = { freshMs: 2000, staleMs: 2000, most: 500 }

/**
 * A page's read passes the same door as a browser's, in the name of who asked for the page. Only HTTP is left
 * out, which would cost more than the reading.
 */
export function readForPages(handlers: readonly Handler[], door: Door) {
  const reads = new Map(
    handlers
      .filter(({ call }) => call.method === 'GET')
      .map((handler) => [`GET ${handler.call.path}`, readOf(handler, door)]),
  )
  return (request: FastifyRequest, reply: FastifyReply): ReadForPage => {
    let actor: Promise<Actor> | undefined
    let source: Promise<Source> | undefined
    return async (address, input) => {
      try {
        const [plain = '', by] = address.split('?')
        const read = reads.get(plain)
        if (!read) throw new Refusal('not_found')
        actor ??= door.gatekeeper.identify(request)
        const who = await actor
        // A page is read from one place.
        const sourceOf = () => (source ??= door.context.reading.source(wroteAtOf(who)))
        return await read(
          { actor: who, sourceOf, request, reply },
          by ? { ...input, query: { ...input.query, ...asked(by) } } : input,
        )
      } catch (error) {
        const refusal = refusalFor(error as FastifyError | Refusal, request, door.context.log)
        return { status: refusal.status, body: errorBody(refusal, request) }
      }
    }
  }
}

const asked = (by: string) => Object.fromEntries(new URLSearchParams(by))

type Asker = Pick<Asked, 'request' | 'reply'> & {
  actor: Actor
  sourceOf: () => Promise<Source>
}

function readOf(handler: Handler, { context }: Door) {
  const { call } = handler
  const checkReply = replyChecker(call, context)
  const isKept = call.sameForAll || call.sameForVisitors
  const kept = isKept ? new ShortCache<Reply>(context.clock, KEPT) : null
  const isKeptFor = ({ kind }: Actor) => call.sameForAll || kind === 'visitor'

  async function read(
    asker: Omit<Asker, 'sourceOf'>,
    source: Source | null,
    { params = {}, query = {} }: Input,
  ): Promise<Reply> {
    authorise(call, asker.actor, context.clock)
    const input = checkInput(call, { params, query: asText(query) })
    const answerBy = (by: Context) => handler.answer({ context: by, ...asker, ...input } as Asked)
    const answer = await (source ? source.read(context, answerBy) : answerBy(context))
    return { status: call.status, body: checkReply(answer) }
  }
  return async ({ sourceOf, ...asker }: Asker, input: Input) => {
    const source = handler.isForStrangers ? await sourceOf() : null
    const language = languageOf(asker.request)
    const from = source?.name ?? 'primary'
    const key = JSON.stringify(call.worded ? [from, language, input] : [from, input])
    // The replica may have told others a moment ago, before it had what this one wrote.
    const mayShare = isKeptFor(asker.actor) && (from === 'primary' || wroteAtOf(asker.actor) === undefined)
    const answer =
      (mayShare && (await kept?.get(key, () => read(asker, source, input)))) ||
      (await read(asker, source, input))
    return namedOnce(language, answer)
  }
}

const namedBefore = new WeakMap<Reply, Map<Language, Reply>>()

/** A crowd reads what is kept, and going through all of it takes as long as reading it did. */
function namedOnce(language: Language, reply: Reply): Reply {
  if (language === SOURCE) return reply
  const inLanguages = namedBefore.get(reply) ?? new Map<Language, Reply>()
  namedBefore.set(reply, inLanguages)
  const named = inLanguages.get(language) ?? { ...reply, body: inOwnNames(language, reply.body) }
  inLanguages.set(language, named)
  return named
}

/** An address would bring it like this: what is there, as text. */
const asText = (query: object): object =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, typeof value === 'object' ? asText(value) : String(value)]),
  )
