import type { Call } from '@sojourn/contract/calls/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { Position } from '../database/replica/position.ts'
import { answerUpload } from '../files/parts/answer-upload.ts'
import { acceptUploads } from '../files/receive-upload.ts'
import { rememberCounts } from '../limits/remember-counts.ts'
import { isDatabaseError, isOutage } from '../outage.ts'
import { inOwnNames } from '../words/own-names.ts'
import { type Actor, type Person, wroteAtOf } from './actor.ts'
import { authorise } from './authorise.ts'
import { byOf } from './by.ts'
import { refuseForeignWrites } from './foreign-writes.ts'
import type { Asked, Handler } from './handler.ts'
import { answerOnce } from './idempotency.ts'
import { checkInput } from './input/check-input.ts'
import { keptAnswers } from './kept-answer.ts'
import { languageOf } from './language.ts'
import { refuseOtherPerson } from './other-person.ts'
import { mayShare, type ShareAnswer, shareAnswers } from './shared-answer.ts'

/** Tells who is calling, and whether a write comes from our own page in their session. */
export interface Gatekeeper {
  identify(request: FastifyRequest): Promise<Actor>
  checkNonce(request: FastifyRequest, person: Person): void
  /** The database stands here after a write; what they read next waits for it. */
  noteWrite(reply: FastifyReply, wroteAt: Position): void
}

export interface Door {
  context: Context
  gatekeeper: Gatekeeper
}

/** One of an app, for all of its calls. */
interface Way extends Door {
  share: ShareAnswer | null
}

type FloorOf = (call: Call) => string | undefined

/** Registers each handler at the address its call declares; the floor it stands on is what its requests are measured by. */
export function registerHandlers(
  app: FastifyInstance,
  handlers: readonly Handler[],
  door: Door,
  floorOf: FloorOf = () => undefined,
) {
  const way = { ...door, share: shareAnswers(door.context) }
  for (const handler of handlers) {
    const floor = floorOf(handler.call)
    if (handler.call.upload) app.register(async (part) => registerUpload(part, handler, way, floor))
    else registerHandler(app, handler, way, floor)
  }
}

function registerUpload(app: FastifyInstance, handler: Handler, way: Way, floor?: string) {
  acceptUploads(app)
  registerHandler(app, handler, way, floor)
}

function registerHandler(
  app: FastifyInstance,
  handler: Handler,
  { context, gatekeeper, share }: Way,
  floor: string | undefined,
) {
  const { call } = handler
  const isRead = call.method === 'GET' || call.method === 'HEAD'
  const checkReply = replyChecker(call, context)
  const sendKept = handler.versionOf && keptAnswers(handler.versionOf)
  const shareAnswer = mayShare(handler) ? share : null

  app.route({
    method: call.method,
    url: routeOf(call),
    ...(floor && { config: { floor } }),
    ...(call.bodyBytes && { bodyLimit: call.bodyBytes }),
    handler: async (request, reply) => {
      if (!isRead) {
        refuseForeignWrites(request, context.settings)
        await context.limits.take('api_write', { address: request.ip })
      }
      const actor = await gatekeeper.identify(request)
      refuseOtherPerson(call, request, actor)
      authorise(call, actor, context.clock)
      if (!isRead && call.nonce && actor.kind === 'person') gatekeeper.checkNonce(request, actor)
      if (actor.kind === 'person') reply.header('cache-control', 'private, no-store')
      else if (call.keepSeconds > 0)
        reply
          .header('cache-control', `public, max-age=${call.keepSeconds}`)
          .header('vary', 'accept-language, x-language')
      const input = checkInput(call, request)
      const { limits, giveAllBack } = rememberCounts(context.limits)
      const asked = {
        context: { ...context, limits, by: byOf(actor, request.id) },
        actor,
        request,
        reply,
        ...input,
      } as Asked
      if (sendKept)
        return sendKept(context, request, reply, async () =>
          inOwnNames(languageOf(request), checkReply(await handler.answer(asked))),
        )
      const make = () =>
        answerOf(handler, asked).catch(async (error) => {
          if (isOurFault(error, request)) await giveAllBack()
          throw error
        })
      if (shareAnswer && actor.kind === 'visitor') {
        const language = languageOf(request)
        const bytes = await shareAnswer(JSON.stringify([call.path, language, input]), async () =>
          Buffer.from(JSON.stringify(inOwnNames(language, checkReply(await make())))),
        )
        return reply.code(call.status).type('application/json; charset=utf-8').send(bytes)
      }
      const answer = await make()
      if (!isRead && actor.kind === 'person') {
        const wroteAt = await context.reading.position()
        if (wroteAt) gatekeeper.noteWrite(reply, wroteAt)
      }
      // Part of a file, a file of several types, or one that is known already, says so itself.
      if (!reply.hasHeader('content-range') && reply.statusCode !== 304) reply.code(call.status)
      if (call.download && !reply.hasHeader('content-type')) reply.type(call.download)
      return answer === undefined ? reply.send() : inOwnNames(languageOf(request), checkReply(answer))
    },
  })
}

async function answerOf(handler: Handler, asked: Asked) {
  const kept = await answering(handler)(handler, asked)
  return handler.afterwards ? handler.afterwards(asked, kept) : kept
}

/** The fault is ours only if all of the call had come: somebody who hangs up in the midst of a file has had their try. */
const isOurFault = (error: unknown, { raw }: FastifyRequest) =>
  raw.complete !== false && (isOutage(error) || isDatabaseError(error))

function answering({ call: { idempotent, upload }, isForStrangers }: Handler) {
  if (idempotent) return answerOnce
  if (upload) return answerUpload
  return isForStrangers ? answerStrangers : ({ answer }: Handler, asked: Asked) => answer(asked)
}

async function answerStrangers({ answer }: Handler, asked: Asked) {
  const source = await asked.context.reading.source(wroteAtOf(asked.actor))
  return source.read(asked.context, (context) => answer({ ...asked, context }))
}

/** A reply the contract does not describe is our mistake: development and tests fail on it. */
export const replyChecker = (call: Call, { settings }: Context) =>
  settings.environment === 'production'
    ? (reply: unknown) => reply
    : (reply: unknown) => call.reply.parse(reply)

export const routeOf = (call: Call) => call.path.replaceAll(/\{(\w+)\}/g, ':$1')
