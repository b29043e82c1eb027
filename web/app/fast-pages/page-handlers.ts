import { PREFIX } from '@sojourn/contract/words/language'
import { createRequestHandler, matchRoutes, type RequestHandler, type ServerBuild } from 'react-router'

const MOST_KNOWN = 1000

/**
 * Handlers of requests, each with the routes of one page and the home page only: React Router tries all it knows, several
 * times a page, which costs more than reading what most pages show. Every page knows the home page: a browser without it
 * would take the frame around all pages for it, and show nothing. Whatever is no page has the handler with all routes.
 */
export function pageHandlers(build: ServerBuild, mode: string) {
  const ofAll = createRequestHandler(build, mode)
  const pages = Object.values(build.routes).flatMap((route) =>
    route && (route.path || route.index) ? [{ id: route.id, path: pathOf(build, route.id) }] : [],
  )
  const home = lineOf(build, pages.find(({ path }) => path === '/')?.id)
  const handlers = new Map<string, RequestHandler>()
  const known = new Map<string, RequestHandler>()

  return (address: string) => {
    const pathname = address.slice(PREFIX.length) || '/'
    if (pathname.endsWith('.data') || pathname === build.routeDiscovery.manifestPath) return ofAll
    const found = known.get(pathname)
    if (found) return found
    const handler = handlerOf(matchRoutes(pages, pathname)?.at(-1)?.route.id)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(pathname, handler)
    return handler
  }

  function handlerOf(id: string | undefined) {
    if (!id) return ofAll
    const handler =
      handlers.get(id) ?? createRequestHandler(only(build, { ...home, ...lineOf(build, id) }), mode)
    handlers.set(id, handler)
    return handler
  }
}

const only = (build: ServerBuild, routes: ServerBuild['routes']): ServerBuild => ({
  ...build,
  routes,
  assets: {
    ...build.assets,
    routes: Object.fromEntries(Object.entries(build.assets.routes).filter(([id]) => id in routes)),
  },
})

/** A route and those around it. */
function lineOf(build: ServerBuild, id: string | undefined): ServerBuild['routes'] {
  const route = id && build.routes[id]
  if (!route) return {}
  return { ...(route.parentId && lineOf(build, route.parentId)), [route.id]: route }
}

const pathOf = (build: ServerBuild, id: string) =>
  `/${Object.values(lineOf(build, id))
    .flatMap((route) => route?.path || [])
    .join('/')}`
