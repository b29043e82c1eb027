import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { WebApp } from './pages.ts'
import type { Pages } from './serve-pages.ts'

const WEB = join(import.meta.dirname, '../../../../web')

/** Vite runs inside the server: pages and styles change in the browser as their files do. */
export async function devPages(): Promise<
  Pages & { attach(app: FastifyInstance): void; close(): Promise<void> }
> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: WEB,
    server: { middlewareMode: true, hmr: { host: '127.0.0.1', port: 0 }, fs: { strict: true } },
    appType: 'custom',
  })
  return {
    webApp: async () => (await vite.ssrLoadModule('./app/server.ts')) as unknown as WebApp,
    clientFolder: null,
    attach: (app) =>
      app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done)),
    close: () => vite.close(),
  }
}
