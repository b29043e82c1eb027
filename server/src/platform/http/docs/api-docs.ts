import type { FastifyInstance } from 'fastify'
import type { Handler } from '../handler.ts'
import { docsPage } from './docs-page.ts'
import { describeApi } from './openapi.ts'

/** Programs read `/api/openapi.json`, and people `/api/docs`. */
export function serveApiDocs(app: FastifyInstance, handlers: readonly Handler[]) {
  // Made when somebody first asks: it takes longer than all the rest of opening a server.
  let made: ReturnType<typeof describeApi> | undefined
  let page: string | undefined
  const description = () => (made ??= describeApi(handlers.map((handler) => handler.call)))
  app.get('/openapi.json', async () => description())
  app.get('/docs', async (_request, reply) => {
    page ??= docsPage(description())
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
      )
      .send(page)
  })
}
