import type { FastifyInstance } from 'fastify'
import type { Probes } from '../../probes.ts'

/** The process lives if `/healthz` answers, and may be given requests if `/readyz` does. */
export function serveHealth(app: FastifyInstance, probes: Probes) {
  app.addHook('preClose', (done) => {
    probes.leave()
    done()
  })

  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send('alive'))

  app.get('/readyz', async (_request, reply) => {
    const { isReady, words } = await howItIs()
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(words)
  })

  async function howItIs() {
    if (probes.isLeaving()) return { isReady: false, words: 'This server is stopping.' }
    const faults = (await probes.ask()).filter(({ fault }) => fault !== null)
    const isReady = !faults.some(({ isNeeded }) => isNeeded)
    const words = faults.map(({ fault }) => fault).join(' ')
    return { isReady, words: isReady ? `ready${words && `. ${words}`}` : words }
  }
}
