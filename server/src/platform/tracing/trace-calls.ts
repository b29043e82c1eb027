import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import { isProbePath } from '../http/health/probes.ts'
import { Refusal } from '../refusal.ts'
import type { Tracing } from './tracing.ts'

/** Each call, page and webhook by the pattern of its route, since addresses hold names and tokens. Comes before the routes. */
export function traceCalls(app: FastifyInstance, tracing: Tracing) {
  if (!tracing.isOn) return
  app.addHook('onRoute', (route) => {
    if ('websocket' in route || isProbePath(route.url)) return
    const { handler } = route
    const traced: RouteHandlerMethod = function (request, reply) {
      const attributes = { 'http.request.method': request.method, 'http.route': route.url }
      return tracing.span(`${request.method} ${route.url}`, 'server', attributes, async (span) => {
        try {
          const answer = await handler.call(this, request, reply)
          span.set({ 'http.response.status_code': reply.statusCode })
          return answer
        } catch (error) {
          span.set({ 'http.response.status_code': error instanceof Refusal ? error.status : 500 })
          throw error
        }
      })
    }
    route.handler = traced
  })
}
