import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { drawSitemap } from './sitemap.ts'

const METHODS = ['GET', 'HEAD']
const SITEMAP_MS = 10 * 60_000

/** What machines look for at fixed addresses: not calls of the API, not pages. */
export function serveFindability(app: FastifyInstance, context: Context) {
  const { settings, clock } = context
  let sitemap: { text: Promise<string>; drawnAt: number } | undefined

  app.route({
    method: METHODS,
    url: '/sitemap.xml',
    handler: async (_request, reply) => {
      const now = clock.now().getTime()
      if (!sitemap || now - sitemap.drawnAt >= SITEMAP_MS)
        sitemap = { text: drawSitemap(context), drawnAt: now }
      const drawn = sitemap
      try {
        const text = await drawn.text
        return reply.type('application/xml; charset=utf-8').header('cache-control', keep(600)).send(text)
      } catch (error) {
        if (sitemap === drawn) sitemap = undefined
        throw error
      }
    },
  })

  app.route({
    method: METHODS,
    url: '/robots.txt',
    handler: async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', keep(3600))
        .send(robots(settings.origin)),
  })

  app.route({
    method: METHODS,
    url: '/.well-known/security.txt',
    handler: async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', keep(3600))
        .send(security(settings, clock.now())),
  })
}

const keep = (seconds: number) => `public, max-age=${seconds}`

/** What belongs to one person, or says nothing to a stranger, is not for search engines. */
const NOT_TO_FIND = [
  '/api/',
  '/dev/',
  '/sandbox/',
  '/p/auth/',
  '/p/agent/',
  '/p/client/',
  '/p/staff',
  '/p/close',
]

const robots = (origin: string) =>
  `User-agent: *\n${NOT_TO_FIND.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`

/** RFC 9116: where to tell of a weakness, said anew at least once a year. */
function security({ origin, supportEmail }: { origin: string; supportEmail: string }, now: Date) {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1))
  return [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
