import { type ErrorBody, type ErrorCode, errors } from '@sojourn/contract/calls/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import { isOutage, RETRY_AFTER_SECONDS } from '../outage.ts'
import { Refusal } from '../refusal.ts'
import { say } from '../words/say.ts'
import { languageOf } from './language.ts'

/** Turns whatever was thrown into the one error body; only our own refusals say more than their code. */
export function answerErrors(app: FastifyInstance, log: Log) {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) =>
    sendRefusal(refusalFor(error, request, log), request, reply),
  )
  app.setNotFoundHandler((request, reply) => sendRefusal(new Refusal('not_found'), request, reply))
}

/** The caller is told little of an error; what only we need to know of it goes into the log. */
export function refusalFor(error: FastifyError | Refusal, request: FastifyRequest, log: Log) {
  if (!(error instanceof Refusal) && isOutage(error)) {
    log.error({ err: error, reqId: request.id }, 'a part of the service does not answer')
    return new Refusal('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
  const refusal = error instanceof Refusal ? error : new Refusal(codeFor(error))
  if (refusal.status >= 500 && refusal.code !== 'overloaded')
    log.error({ err: error, reqId: request.id }, 'a call failed')
  return refusal
}

export function errorBody({ message, code, details }: Refusal, request: FastifyRequest): ErrorBody {
  const language = languageOf(request)
  const errors = details.fields?.map((error) => ({ ...error, message: say(language, error.message) }))
  return { message: say(language, message), code, request_id: request.id, ...(errors && { errors }) }
}

/** For what is wrong before a route is found, such as an address that cannot be decoded; no hook has run by then. */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  reply.header('x-request-id', request.id)
  return sendRefusal(new Refusal(codeFor(error)), request, reply)
}

function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
  const { retryAfterSeconds } = refusal.details
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
  // A file that broke before its first byte has said already what it would have been.
  if (reply.hasHeader('content-disposition'))
    reply.removeHeader('content-disposition').type('application/json')
  return reply.code(refusal.status).header('cache-control', 'no-store').send(errorBody(refusal, request))
}

function codeFor(error: FastifyError): ErrorCode {
  const status = error.statusCode ?? 500
  if (status >= 500) return status === 503 ? 'overloaded' : 'internal'
  const match = (Object.keys(errors) as ErrorCode[]).find((code) => errors[code].status === status)
  return match ?? 'unreadable'
}
