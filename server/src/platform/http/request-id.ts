import type { FastifyInstance } from 'fastify'

/** A person can quote the id and we can find it in the log; it is on every answer. */
export function sendRequestIds(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}
