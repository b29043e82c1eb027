import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import { isProbe } from './health/probes.ts'

/** A request has one line with the pattern of its route, never its address or body: these hold names, words and tokens of people. */
export function logRequests(app: FastifyInstance, log: Log) {
  if (!log.isLevelEnabled('info')) return
  // Nothing in these lines could be a secret, and looking for one would cost more than the line.
  const lines = log.child({}, { redact: [] })
  app.addHook('onResponse', (request, reply, done) => {
    if (!isProbe(request) && !isOwnNews(request, reply)) {
      lines.info({
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        reqId: request.id,
      })
    }
    done()
  })
}

/** Deliveries of the sandbox are our own house talking to itself, some hundred times after the demo story. */
const isOwnNews = ({ url }: FastifyRequest, { statusCode }: FastifyReply) =>
  url === '/api/webhooks/sandbox' && statusCode === 200
