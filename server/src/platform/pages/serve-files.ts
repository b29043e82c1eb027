import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const FLAGS = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2')
const YEAR = 'public, max-age=31536000, immutable'
/** A worker lives by the policy of its own file: what it shows has our icon. */
const WORKER_POLICY = "default-src 'none'; img-src 'self'; frame-ancestors 'none'"
const DAY = 'public, max-age=86400'

/** Built scripts and styles carry their hash in the name and stay for ever; flags and icons for a day. */
export async function serveFiles(app: FastifyInstance, clientFolder: string | null) {
  await app.register(fastifyStatic, {
    root: FLAGS,
    prefix: '/flags/',
    index: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', DAY),
  })
  if (!clientFolder) return
  // Too many to have a route each.
  await app.register(fastifyStatic, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', YEAR),
  })
  await app.register(fastifyStatic, {
    root: clientFolder,
    prefix: '/',
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', 'assets/**'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', DAY)
      if (path.includes('/push-worker.js')) reply.header('content-security-policy', WORKER_POLICY)
    },
  })
}
