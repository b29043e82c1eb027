import type { FastifyInstance } from 'fastify'

/** What a person can quote and we can find in the log; on every answer. */
export function sendRequestIds(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}
