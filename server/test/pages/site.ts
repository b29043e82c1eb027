import type { LightMyRequestResponse } from 'fastify'
import { type Document, JSDOM } from 'jsdom'
import { vi } from 'vitest'
import { builtPages } from '../../src/platform/pages/built-pages.ts'
import type { Settings } from '../../src/settings/settings.ts'
import { openTestApp } from '../start-app.ts'

export type Site = Awaited<ReturnType<typeof openSite>>

/** The server with its built pages, as a browser finds it; call it in `beforeAll` and close it after. */
export async function openSite({
  withStory,
  ...wanted
}: {
  withStory: boolean
  besides?: { databaseUrl: string }
  settings?: Partial<Settings>
}) {
  const server = await openTestApp({ pages: await pagesOfProduction(), story: withStory, ...wanted })
  const { origin } = server.context.settings
  const read = new Map<string, Promise<ReadPage>>()

  /** One request, by its path or its whole address. */
  const get = (address: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: address.replace(origin, ''), headers })

  return {
    origin,
    server,
    get,
    /** A page as a stranger gets it, fetched and parsed once for all tests of a file. */
    page(address: string) {
      const known = read.get(address) ?? get(address).then(readPage)
      read.set(address, known)
      return known
    },
    async follow(address: string) {
      let path = address
      for (let hop = 0; hop < 5; hop++) {
        const target = locationOf(await get(path), origin)
        if (target === null) return path
        path = target.replace(origin, '')
      }
      throw new Error(`${address} leads on and on`)
    },
    listen: () => server.app.listen({ host: '127.0.0.1', port: 0 }),
    close: server.close,
  }
}

export interface ReadPage {
  answer: LightMyRequestResponse
  document: Document
}

export const readPage = (answer: LightMyRequestResponse): ReadPage => ({
  answer,
  document: new JSDOM(answer.body).window.document,
})

/** The whole address a redirect leads to; null where the answer is none. */
export function locationOf({ statusCode, headers }: LightMyRequestResponse, origin: string) {
  const isRedirect = statusCode >= 301 && statusCode <= 308 && statusCode !== 304
  return isRedirect ? new URL(headers.location ?? '', origin).href : null
}

/** React chooses when it is loaded whether it is the one for developers. */
async function pagesOfProduction() {
  vi.stubEnv('NODE_ENV', 'production')
  const pages = await builtPages()
  vi.unstubAllEnvs()
  return pages
}
