import type { Call } from '@sojourn/contract/call'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { acceptUploads } from '../files/receive-upload.ts'
import type { Actor } from './actor.ts'
import { checkInput } from './check-input.ts'
import { refuseForeignWrites } from './foreign-writes.ts'
import type { Asked, Handler } from './handler.ts'
import { answerOnce } from './idempotency.ts'
import { authorise } from './who.ts'

export type Identify = (request: FastifyRequest) => Actor | Promise<Actor>

interface Door {
  context: Context
  /** Tells who is calling; the People domain brings the one that knows sessions. */
  identify: Identify
}

/** Registers each handler at the address its call declares. */
export function registerHandlers(app: FastifyInstance, handlers: Handler[], door: Door) {
  for (const handler of handlers) {
    if (handler.call.upload) app.register(async (part) => registerUpload(part, handler, door))
    else registerHandler(app, handler, door)
  }
}

function registerUpload(app: FastifyInstance, handler: Handler, door: Door) {
  acceptUploads(app)
  registerHandler(app, handler, door)
}

function registerHandler(app: FastifyInstance, handler: Handler, { context, identify }: Door) {
  const { call } = handler
  const isRead = call.method === 'GET' || call.method === 'HEAD'
  const checkReply =
    context.settings.environment === 'production' ? (reply: unknown) => reply : replyChecker(call)

  app.route({
    method: call.method,
    url: routeOf(call),
    handler: async (request, reply) => {
      if (!isRead) {
        refuseForeignWrites(request, context.settings)
        await context.limits.take('api_write', { address: request.ip })
      }
      const actor = await identify(request)
      authorise(call.who, actor)
      const input = checkInput(call, request)
      const asked = { context, actor, request, reply, ...input } as Asked
      const answer = call.idempotent ? await answerOnce(handler, asked) : await handler.answer(asked)
      reply.code(call.status)
      return answer === undefined ? reply.send() : checkReply(answer)
    },
  })
}

/** A reply the contract does not describe is our mistake: development and tests fail on it. */
const replyChecker = (call: Call) => (reply: unknown) => call.reply.parse(reply)

export const routeOf = (call: Call) => call.path.replaceAll(/\{(\w+)\}/g, ':$1')
