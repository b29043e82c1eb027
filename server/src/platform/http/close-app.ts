import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'

const REQUESTS_MS = 3000

/** Tells balancers first, and waits until they have heard it. Then takes no new connection, lets running requests finish, and cuts off those that take too long. */
export async function closeApp(
  app: FastifyInstance,
  { probes, settings }: Pick<Context, 'probes' | 'settings'>,
) {
  probes.leave()
  await pause(settings.stopDelayMs)
  const cut = setTimeout(() => app.server.closeAllConnections(), REQUESTS_MS)
  await app.close().finally(() => clearTimeout(cut))
}
