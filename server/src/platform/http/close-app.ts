import type { FastifyInstance } from 'fastify'

const REQUESTS_MS = 3000

/** Takes no new connection, lets running requests finish, and cuts off those that take too long. */
export async function closeApp(app: FastifyInstance) {
  const cut = setTimeout(() => app.server.closeAllConnections(), REQUESTS_MS)
  await app.close().finally(() => clearTimeout(cut))
}
