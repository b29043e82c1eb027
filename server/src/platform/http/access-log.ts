import type { FastifyInstance } from 'fastify'
import type { Log } from '../log.ts'
import { isProbe } from './probes.ts'

/** One line a request. The pattern of its route, never its address or body: these hold names, words and tokens of people. */
export function logRequests(app: FastifyInstance, log: Log) {
  if (!log.isLevelEnabled('info')) return
  app.addHook('onResponse', (request, reply, done) => {
    if (!isProbe(request)) {
      log.info({
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
