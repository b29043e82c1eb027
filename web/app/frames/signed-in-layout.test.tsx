import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { falseNetwork, ok, type Reply, refused } from '../../test/network.ts'
import { eventually, find, render } from '../../test/render.tsx'
import { aClient } from '../../test/signed-in.tsx'
import { queryClient } from '../session/query-client.ts'
import { accountQuery } from '../session/use-account.ts'
import { clientLoader, ErrorBoundary, shouldRevalidate } from './signed-in-layout.tsx'

beforeEach(() => queryClient().clear())

type Args = Parameters<typeof clientLoader>[0]

const enter = async (at: string, reply: Reply) => {
  falseNetwork().answers('GET /account', reply)
  return clientLoader({ request: new Request(new URL(at, 'https://sojourn.example')) } as Args)
}
const thrown = (entering: Promise<unknown>) =>
  entering.then(
    () => undefined,
    (error) => error,
  )

test('who is signed in comes in, and every page knows them', async () => {
  const account = await enter('/p/client/goals', ok(aClient()))
  expect(account?.first_name).toBe('Ngozi')
  expect(queryClient().getQueryData(accountQuery.queryKey)?.first_name).toBe('Ngozi')
})

test('who is not is led to sign in, and back to where they wanted to go', async () => {
  const reply = refused(401, 'not_signed_in', 'Please sign in.')
  const answer: Response = await thrown(enter('/p/client/orders?status=paid', reply))
  expect(answer.status).toBe(302)
  const to = new URL(answer.headers.get('location') ?? '', 'https://sojourn.example')
  expect([to.pathname, to.searchParams.get('return_to')]).toEqual([
    '/p/auth/login',
    '/p/client/orders?status=paid',
  ])
})

test('a server in trouble signs nobody out: the page can be tried again', async () => {
  expect(await enter('/p/client/goals', refused(503, 'unavailable', 'Please try again.'))).toBeNull()
  expect(queryClient().getQueryData(accountQuery.queryKey)).toBeUndefined()
})

test('the desk of our team is no page for a client', async () => {
  expect(await thrown(enter('/p/staff/payouts', ok(aClient())))).toMatchObject({ init: { status: 404 } })
})

test('a page that is not there for its reader still has a way home and a foot', async () => {
  const Boundary = () => <ErrorBoundary />
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => {
        throw new Response(null, { status: 404 })
      },
      element: <p />,
      ErrorBoundary: Boundary,
    },
  ])
  await render(<RouterProvider router={router} />)
  await eventually(() => expect(find('main#content h1').textContent).toBe('We could not find this page'))
  expect(find('header a').getAttribute('href')).toBe('/')
  expect(find('footer')).toBeTruthy()
})

test('the account is asked for again only where the same page is asked for again', () => {
  const urls = (from: string, to: string, defaultShouldRevalidate = true) =>
    shouldRevalidate({
      currentUrl: new URL(from, 'https://sojourn.example'),
      nextUrl: new URL(to, 'https://sojourn.example'),
      defaultShouldRevalidate,
    } as Parameters<typeof shouldRevalidate>[0])
  expect(urls('/p/client/goals', '/p/client/goals')).toBe(true)
  // Somebody who stays while no server answers asks for nothing.
  expect(urls('/p/client/goals', '/p/client/goals', false)).toBe(false)
  expect(urls('/p/client/goals', '/p/client/orders')).toBe(false)
  expect(urls('/p/client/orders', '/p/client/orders?status=paid')).toBe(false)
})
