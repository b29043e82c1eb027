import * as built from 'virtual:react-router/server-build'
import { PREFIX } from '@sojourn/contract/words/language'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { pageContext } from './api/page-context.ts'
import { type Read, readingApi } from './api/reading-api.ts'
import { pageHandlers } from './fast-pages/page-handlers.ts'
import type { Site } from './session/site.ts'

export { pageQueries } from './fast-pages/page-queries.ts'

interface PageRequest {
  request: Request
  read: Read
  nonce: string
  origin: string
  devPages: boolean
  hasImprint: boolean
  site: Site
  whole: boolean
}

/** Links, redirects and the browser's router put the language before each address by themselves. */
const build = { ...built, basename: PREFIX || '/' } as ServerBuild

const handlerFor = pageHandlers(build, import.meta.env.MODE)

/** Renders one page; the server's `platform/pages` is the only caller. A page that is complete comes as its `html`. */
export async function renderPage({ request, read, ...page }: PageRequest) {
  let html: string | undefined
  const context = new RouterContextProvider()
  context.set(pageContext, {
    ...page,
    api: readingApi(read),
    keepHtml: (whole) => {
      html = whole
    },
  })
  const response = await handlerFor(new URL(request.url).pathname)(request, context)
  return { response, html }
}
