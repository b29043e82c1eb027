import { QueryClientProvider } from '@tanstack/react-query'
import { act, type ComponentType, type ReactNode } from 'react'
import { createRoutesStub, type NavigateFunction, useLocation, useNavigate } from 'react-router'
import { makeQueryClient } from '../app/session/query-client.ts'
import { currentToasts, dismissToast } from '../app/ui/feedback/toast-store.ts'
import { render } from './render.tsx'

interface Standing {
  /** The pattern of `routes.ts` (`/p/client/orders/:uuid`) where the page reads what stands in its address, or is given it as `params`. */
  pattern?: string
  loaded?: object
}

/**
 * Opens a page at its address as the browser does, with nothing asked beforehand: tell the false network first. Whatever
 * else it leads to is an empty page, so that `address()` tells where somebody has come to.
 */
export async function openPage<Props extends object>(
  Page: ComponentType<Props>,
  at: string,
  { pattern = '*', loaded = {} }: Standing = {},
) {
  for (const { id } of currentToasts()) dismissToast(id)
  const queries = makeQueryClient()
  let here = ''
  let go: NavigateFunction = () => {}
  const Seen = ({ children }: { children?: ReactNode }) => {
    const { pathname, search } = useLocation()
    here = pathname + search
    go = useNavigate()
    return children
  }
  // The router gives a page its `params` and its `loaderData`.
  const Shown = (given: object) => (
    <Seen>
      <Page {...(given as Props)} />
    </Seen>
  )
  const routes = [
    { path: pattern, Component: Shown, loader: () => loaded, HydrateFallback: () => null },
    ...(pattern === '*' ? [] : [{ path: '*', Component: () => <Seen /> }]),
  ]
  const Routes = createRoutesStub(routes)
  const place = await render(
    <QueryClientProvider client={queries}>
      <Routes initialEntries={[at]} />
    </QueryClientProvider>,
  )
  return { place, queries, address: () => here, go: (to: string) => act(async () => go(to)) }
}

export const toasts = () => currentToasts().map(({ kind, text }) => `${kind}: ${text}`)
