import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../../metrics.ts'
import { isProbe } from './probes.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It is a floor of the server, as docs/architecture.md names them, or `pages` for pages. */
    floor?: string
  }
}

/** Counts and times requests by the pattern of their route, since addresses are endless; `/metrics` shows all measures. */
export function measureRequests(app: FastifyInstance, metrics: Metrics) {
  app.addHook('onResponse', (request, reply, done) => {
    if (!isProbe(request)) {
      const route = request.routeOptions.url ?? 'unknown'
      const labels = { method: request.method, route, status: reply.statusCode }
      const seconds = reply.elapsedTime / 1000
      metrics.requests.observe(labels, seconds)
      metrics.floors.observe({ floor: request.routeOptions.config.floor ?? 'other' }, seconds)
    }
    done()
  })

  app.get('/metrics', async (_request, reply) => {
    const { type, text } = await metrics.show()
    return reply.header('content-type', type).header('cache-control', 'no-store').send(text)
  })
}
