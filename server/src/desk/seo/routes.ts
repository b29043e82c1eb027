import { open } from 'node:fs/promises'
import { PRIVATE_PARTS } from '@sojourn/contract/paths/mail-paths'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { drawFeed, drawFeedOf } from './feed.ts'
import { drawSitemaps, SITEMAP, type Sitemaps } from './sitemap.ts'

const METHODS = ['GET', 'HEAD']
const SITEMAP_MS = 10 * 60_000

/** Machines look for these at fixed addresses; they are neither calls of the API nor pages. */
export function serveFindability(app: FastifyInstance, context: Context, mostInSitemap?: number) {
  const { settings, clock } = context
  const asStranger = async <T>(work: (by: Context) => Promise<T>) =>
    (await context.reading.source()).read(context, work)
  let sitemaps: { drawn: Promise<Sitemaps>; drawnAt: number } | undefined

  /** The file of it, open: a newer drawing may take it away meanwhile. */
  async function openSitemap(path: string) {
    const now = clock.now().getTime()
    if (!sitemaps || now - sitemaps.drawnAt >= SITEMAP_MS) {
      const before = sitemaps?.drawn
      sitemaps = { drawn: asStranger((by) => drawSitemaps(by, mostInSitemap)), drawnAt: now }
      // Whoever reads the files of before has them open, or asks again.
      void before?.then(
        ({ forget }) => forget(),
        () => undefined,
      )
    }
    const own = sitemaps
    try {
      const file = (await own.drawn).files.get(path)
      return file === undefined ? undefined : await open(file)
    } catch (error) {
      if (sitemaps === own) sitemaps = undefined
      throw error
    }
  }

  app.addHook('onClose', async () => (await sitemaps?.drawn.catch(() => undefined))?.forget())

  for (const url of [SITEMAP, '/sitemap-:number(^\\d{1,3}$).xml'])
    app.route<{ Params: { number?: string } }>({
      method: METHODS,
      url,
      handler: async ({ method, params: { number } }, reply) => {
        const file = await openSitemap(number ? `/sitemap-${number}.xml` : SITEMAP)
        if (file === undefined) throw new Refusal('not_found')
        reply.type('application/xml; charset=utf-8').header('cache-control', keep(600))
        if (method === 'GET') return reply.send(file.createReadStream())
        await file.close()
        return reply.send()
      },
    })

  const sendFeed = (reply: FastifyReply, feed: string) =>
    reply.type('application/atom+xml; charset=utf-8').header('cache-control', keep(600)).send(feed)

  app.route({
    method: METHODS,
    url: '/articles.atom',
    handler: async (_request, reply) => sendFeed(reply, await asStranger(drawFeed)),
  })

  app.route<{ Params: { name: string } }>({
    method: METHODS,
    url: '/:name/articles.atom',
    handler: async ({ params }, reply) =>
      sendFeed(reply, await asStranger((by) => drawFeedOf(by, params.name))),
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

/** These belong to one person, or say nothing to a stranger. */
const NOT_TO_FIND = ['/api/', '/dev/', '/sandbox/', ...PRIVATE_PARTS]

const robots = (origin: string) =>
  `User-agent: *\n${NOT_TO_FIND.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`

/** RFC 9116 says where to tell of a weakness, and wants it said anew at least once a year. */
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
