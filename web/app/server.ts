import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { makeApi, type Send } from './api/api.ts'
import { pageContext } from './page-context.ts'

export { pageQueries } from './page-queries.ts'

interface PageRequest {
  request: Request
  api: Send
  nonce: string
  origin: string
  devPages: boolean
  whole: boolean
}

const handleRequest = createRequestHandler(build as ServerBuild, import.meta.env.MODE)

/** Renders one page; the server's `platform/pages` is the only caller. */
export function renderPage({ request, api, ...page }: PageRequest): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(pageContext, { ...page, api: makeApi(api) })
  return handleRequest(request, context)
}
