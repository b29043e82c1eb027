import { languageAt } from '@sojourn/contract/words/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../settings/settings.ts'
import { siteFacts } from '../../site-facts.ts'
import { isFromThisMachine } from '../http/from-this-machine.ts'
import type { ReadForPage } from '../http/read-for-page.ts'
import type { PageRequest } from './pages.ts'

export type ReadFor = (request: FastifyRequest, reply: FastifyReply) => ReadForPage

/** Somebody asks for a page. */
export interface Asked {
  request: FastifyRequest
  reply: FastifyReply
}

const TOLD = ['cookie', 'user-agent', 'accept-language', 'accept'] as const

export function pageRequest(
  settings: Settings,
  readFor: ReadFor,
  { request, reply }: Asked,
  nonce: string,
): PageRequest {
  const headers = new Headers()
  for (const name of TOLD) {
    const value = request.headers[name]
    if (value) headers.set(name, value)
  }
  const url = urlOf(settings, request)
  return {
    request: new Request(url, { headers, signal: abortedWith(request) }),
    read: readFor(request, reply),
    nonce,
    origin: settings.origin,
    hasImprint: settings.operator !== null,
    devPages: isFromThisMachine(settings, request),
    site: siteFacts(settings, languageAt(url.pathname)),
    whole: false,
  }
}

/** A page that many will get carries nothing of the one who came first, and does not end when they leave. */
export const forEverybody = (page: PageRequest, url: URL): PageRequest => ({
  ...page,
  request: new Request(url),
  whole: true,
})

/** Put together, not resolved: `//elsewhere.example` is a path of ours, never another host. */
export const urlOf = ({ origin }: Pick<Settings, 'origin'>, { url }: FastifyRequest) => new URL(origin + url)

/** An address without the queries that no page reads. */
export function knownUrl(url: URL, known: readonly string[]) {
  for (const name of [...url.searchParams.keys()]) if (!known.includes(name)) url.searchParams.delete(name)
  return url
}

function abortedWith(request: FastifyRequest) {
  const controller = new AbortController()
  request.raw.once('close', () => {
    if (!request.raw.complete) controller.abort()
  })
  return controller.signal
}
