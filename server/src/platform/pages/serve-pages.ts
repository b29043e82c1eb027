import { LANGUAGES, type Language, languageAt, prefixOf } from '@sojourn/contract/words/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { Settings } from '../../settings/settings.ts'
import { PAGE_PERMISSIONS } from '../http/security-headers.ts'
import { isOutage, RETRY_AFTER_SECONDS } from '../outage.ts'
import { ShortCache } from '../short-cache.ts'
import { addressFor, pathOf } from './address-for.ts'
import { contentPolicy } from './content-policy.ts'
import { CACHED, type KeptPage, keepPage, lendPage } from './kept-page.ts'
import { newNonce } from './nonce.ts'
import { type Asked, forEverybody, knownUrl, pageRequest, type ReadFor, urlOf } from './page-request.ts'
import type { Rendered, WebApp } from './pages.ts'
import { serveFiles } from './serve-files.ts'

export interface Pages {
  /** It is the newest build; in development it changes with the files. */
  webApp(language: Language): Promise<WebApp>
  /** Null means that Vite serves the scripts and styles. */
  clientFolder: string | null
  /** Vite must see each request before the server does, in development. */
  attach?(app: FastifyInstance): void
  close?(): Promise<void>
}

interface Door {
  read: ReadFor
  /** Gives the pages of somebody signed in the nonce of what they write. */
  bringNonce: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

type Site = Pick<Context, 'settings'> & Door

/** Renders every address that is neither a call nor a file. Strangers get pages from the cache, the signed-in never. */
export async function servePages(app: FastifyInstance, context: Context, pages: Pages, door: Door) {
  const site: Site = { settings: context.settings, ...door }
  const cache = pages.clientFolder ? new ShortCache<KeptPage>(context.clock, CACHED) : null
  pages.attach?.(app)
  await serveFiles(app, pages.clientFolder)

  // The scripts of an address are the same for all, and for ever under the build's own version.
  for (const language of LANGUAGES)
    app.get(`${prefixOf(language)}/p/__manifest`, async (request, reply) => {
      const { response } = await render(site, await pages.webApp(language), { request, reply }, newNonce())
      return reply.send(response)
    })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { floor: 'pages' },
    handler: async (request, reply) => {
      const language = languageAt(pathOf(request.url))
      const elsewhere = addressFor(request, language)
      if (elsewhere) return reply.header('cache-control', 'no-store').redirect(elsewhere)
      const webApp = await pages.webApp(language)
      const asked = { request, reply }
      return cache && isForStrangers(request)
        ? sendCached(site, webApp, cache, asked)
        : sendFresh(site, webApp, asked)
    },
  })
}

const isDocument = ({ url }: FastifyRequest) => !url.includes('.data')

/** Each request is asked who may see a page for developers. */
const isForStrangers = (request: FastifyRequest) =>
  request.headers.cookie === undefined && isDocument(request) && !request.url.startsWith('/dev/')

const render = ({ settings, read }: Site, webApp: WebApp, asked: Asked, nonce: string) =>
  webApp.renderPage(pageRequest(settings, read, asked, nonce))

async function sendCached(site: Site, webApp: WebApp, cache: ShortCache<KeptPage>, asked: Asked) {
  const { settings } = site
  const url = knownUrl(urlOf(settings, asked.request), webApp.pageQueries)
  let other: { rendered: Rendered; nonce: string } | undefined
  const page = await cache.get(`${url.pathname}${url.search}`, async () => {
    const nonce = newNonce()
    const rendered = await webApp.renderPage(
      forEverybody(pageRequest(settings, site.read, asked, nonce), url),
    )
    const { response, html } = rendered
    if (html === undefined || response.status !== 200 || response.headers.has('set-cookie')) {
      other = { rendered, nonce }
      return null
    }
    return keepPage(html, nonce)
  })
  if (page) return sendKept(site, page, asked)
  // A visitor who only waited for that render has no page of one's own yet.
  return other ? sendRendered(site, other.rendered, other.nonce, asked) : sendFresh(site, webApp, asked)
}

function sendKept({ settings }: Site, page: KeptPage, { reply }: Asked) {
  const nonce = newNonce()
  allowScripts(settings, reply, nonce)
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie, accept-language')
    .send(lendPage(page, nonce, reply.raw))
}

async function sendFresh(site: Site, webApp: WebApp, asked: Asked) {
  const { request, reply } = asked
  const nonce = newNonce()
  const [rendered] = await Promise.all([
    render(site, webApp, asked, nonce),
    // The page fetches one by itself once there is one.
    isDocument(request) && site.bringNonce(request, reply).catch(unlessOutage),
  ])
  return sendRendered(site, rendered, nonce, asked)
}

function sendRendered({ settings }: Site, { response, html }: Rendered, nonce: string, { reply }: Asked) {
  allowScripts(settings, reply, nonce)
  reply.header('cache-control', 'private, no-store').header('vary', 'cookie, accept-language')
  if (html === undefined) return reply.send(response)
  for (const [name, value] of response.headers) reply.header(name, value)
  if (response.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  return reply.code(response.status).send(html)
}

/** Vite puts scripts and styles of its own into a page in development, so there is no policy then. */
function allowScripts(settings: Settings, reply: FastifyReply, nonce: string) {
  reply.header('permissions-policy', PAGE_PERMISSIONS)
  if (settings.environment === 'development') reply.removeHeader('content-security-policy')
  else reply.header('content-security-policy', contentPolicy(settings, nonce))
}

function unlessOutage(error: unknown) {
  if (!isOutage(error)) throw error
}
