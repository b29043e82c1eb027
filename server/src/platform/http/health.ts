import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { missingMigrations } from '../database/migrate.ts'

/** `/healthz`: the process lives. `/readyz`: it may be given requests. */
export function serveHealth(app: FastifyInstance, pool: pg.Pool) {
  let isStopping = false
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })

  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send('alive'))

  app.get('/readyz', async (_request, reply) => {
    const reason = await whyNotReady()
    return reply
      .code(reason ? 503 : 200)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(reason ?? 'ready')
  })

  async function whyNotReady() {
    if (isStopping) return 'This server is stopping.'
    try {
      const missing = await missingMigrations(pool)
      return missing.length > 0 ? `The database still lacks ${missing.join(', ')}.` : null
    } catch {
      return 'The database does not answer.'
    }
  }
}
