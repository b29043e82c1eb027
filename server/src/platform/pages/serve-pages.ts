import { randomFillSync } from 'node:crypto'
import { LANGUAGES, type Language, languageAt, prefixOf } from '@sojourn/contract/words/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { siteFacts } from '../../site-facts.ts'
import { isFromThisMachine } from '../http/from-this-machine.ts'
import type { ReadForPage } from '../http/read-for-page.ts'
import { PAGE_PERMISSIONS } from '../http/security-headers.ts'
import { isOutage, RETRY_AFTER_SECONDS } from '../outage.ts'
import { ShortCache } from '../short-cache.ts'
import { addressFor, pathOf } from './address-for.ts'
import { contentPolicy } from './content-policy.ts'
import type { PageRequest, Rendered, WebApp } from './pages.ts'
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
  read: (request: FastifyRequest, reply: FastifyReply) => ReadForPage
  /** Gives the pages of somebody signed in the nonce of what they write. */
  bringNonce: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

interface CachedPage {
  bytes: Buffer
  /** The nonce stands there; each answer has another, as long as this. */
  nonceAt: number[]
  /** Somebody is being sent these very bytes. */
  isBusy: boolean
}

/** A text with a letter beyond Latin ones is dear to write each time, so its bytes are kept. */
function cachedPage(html: string, nonce: string): CachedPage {
  const bytes = Buffer.from(html)
  const nonceAt: number[] = []
  for (let at = bytes.indexOf(nonce); at >= 0; at = bytes.indexOf(nonce, at + nonce.length)) nonceAt.push(at)
  return { bytes, nonceAt, isBusy: false }
}

/** Query values are free, so one client could fill it; by number alone that would be some hundred megabytes. */
export const CACHED = {
  freshMs: 10_000,
  staleMs: 40_000,
  most: 500,
  weigh: ({ bytes }: CachedPage) => bytes.length,
  mostWeight: 64 * 1024 * 1024,
}

/** Renders every address that is neither a call nor a file. Strangers get pages from the cache, the signed-in never. */
export async function servePages(
  app: FastifyInstance,
  context: Context,
  pages: Pages,
  { read, bringNonce }: Door,
) {
  const { settings, clock } = context
  pages.attach?.(app)
  const cache = pages.clientFolder ? new ShortCache<CachedPage>(clock, CACHED) : null
  await serveFiles(app, pages.clientFolder)

  // The scripts of an address are the same for all, and for ever under the build's own version.
  for (const language of LANGUAGES)
    app.get(`${prefixOf(language)}/p/__manifest`, async (request, reply) => {
      const webApp = await pages.webApp(language)
      const { response } = await webApp.renderPage(pageRequest(request, reply, urlOf(request), newNonce()))
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
      const isDocument = !request.url.includes('.data')
      // Each request is asked who may see a page for developers.
      const isShared = isDocument && !request.url.startsWith('/dev/')
      const isStranger = request.headers.cookie === undefined && isShared
      return cache && isStranger
        ? sendCached(webApp, cache, request, reply)
        : sendFresh(webApp, request, reply, isDocument)
    },
  })

  async function sendCached(
    webApp: WebApp,
    cache: ShortCache<CachedPage>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const url = urlOf(request, webApp.pageQueries)
    let other: { rendered: Rendered; nonce: string } | undefined
    const page = await cache.get(`${url.pathname}${url.search}`, async () => {
      const nonce = newNonce()
      const rendered = await webApp.renderPage(strangerRequest(request, reply, url, nonce))
      const { response, html } = rendered
      if (html === undefined || response.status !== 200 || response.headers.has('set-cookie')) {
        other = { rendered, nonce }
        return null
      }
      return cachedPage(html, nonce)
    })
    if (page) return sendKept(page, reply)
    // A visitor who only waited for that render has no page of one's own yet.
    return other ? sendRendered(other.rendered, other.nonce, reply) : sendFresh(webApp, request, reply)
  }

  /** A copy of a whole page costs more than all else of its answer, so it is made only for who comes meanwhile. */
  function sendKept(page: CachedPage, reply: FastifyReply) {
    const nonce = newNonce()
    allowScripts(reply, nonce)
    const isOwn = !page.isBusy
    const bytes = isOwn ? page.bytes : Buffer.from(page.bytes)
    for (const at of page.nonceAt) bytes.write(nonce, at)
    if (isOwn) {
      page.isBusy = true
      reply.raw.once('close', () => {
        page.isBusy = false
      })
    }
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, accept-language')
      .send(bytes)
  }

  async function sendFresh(webApp: WebApp, request: FastifyRequest, reply: FastifyReply, isDocument = true) {
    const nonce = newNonce()
    const [rendered] = await Promise.all([
      webApp.renderPage(pageRequest(request, reply, urlOf(request), nonce)),
      // The page fetches one by itself once there is one.
      isDocument && bringNonce(request, reply).catch(unlessOutage),
    ])
    return sendRendered(rendered, nonce, reply)
  }

  function sendRendered({ response, html }: Rendered, nonce: string, reply: FastifyReply) {
    allowScripts(reply, nonce)
    reply.header('cache-control', 'private, no-store').header('vary', 'cookie, accept-language')
    if (html === undefined) return reply.send(response)
    for (const [name, value] of response.headers) reply.header(name, value)
    if (response.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
    return reply.code(response.status).send(html)
  }

  /** Vite puts scripts and styles of its own into a page in development, so there is no policy then. */
  function allowScripts(reply: FastifyReply, nonce: string) {
    reply.header('permissions-policy', PAGE_PERMISSIONS)
    if (settings.environment === 'development') reply.removeHeader('content-security-policy')
    else reply.header('content-security-policy', contentPolicy(settings, nonce))
  }

  /** A page that many will get carries nothing of the one who came first, and does not end when they leave. */
  function strangerRequest(
    request: FastifyRequest,
    reply: FastifyReply,
    url: URL,
    nonce: string,
  ): PageRequest {
    return { ...pageRequest(request, reply, url, nonce), request: new Request(url), whole: true }
  }

  function pageRequest(request: FastifyRequest, reply: FastifyReply, url: URL, nonce: string): PageRequest {
    const headers = new Headers()
    for (const name of ['cookie', 'user-agent', 'accept-language', 'accept'] as const) {
      const value = request.headers[name]
      if (value) headers.set(name, value)
    }
    return {
      request: new Request(url, { headers, signal: abortedWith(request) }),
      read: read(request, reply),
      nonce,
      origin: settings.origin,
      hasImprint: settings.operator !== null,
      devPages: isFromThisMachine(settings, request),
      site: siteFacts(settings, languageAt(url.pathname)),
      whole: false,
    }
  }

  function urlOf(request: FastifyRequest, known?: readonly string[]) {
    // Put together, not resolved: `//elsewhere.example` is a path of ours, never another host.
    const url = new URL(settings.origin + request.url)
    if (known) {
      for (const name of [...url.searchParams.keys()])
        if (!known.includes(name)) url.searchParams.delete(name)
    }
    return url
  }
}

function unlessOutage(error: unknown) {
  if (!isOutage(error)) throw error
}

const NONCE_BYTES = 16
/** It costs as much to draw a few random bytes as to draw all of these. */
const random = Buffer.alloc(256 * NONCE_BYTES)
let used = random.length

function newNonce() {
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  used += NONCE_BYTES
  return random.toString('base64url', used - NONCE_BYTES, used)
}

function abortedWith(request: FastifyRequest) {
  const controller = new AbortController()
  request.raw.once('close', () => {
    if (!request.raw.complete) controller.abort()
  })
  return controller.signal
}
