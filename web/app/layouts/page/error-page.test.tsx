import { act } from 'react'
import { createMemoryRouter, createRoutesStub, data, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually, find, findText, render } from '../../../test/render.tsx'
import { ErrorPage, Missing } from './error-page.tsx'

const WORDS = 'Too many tries. Please wait a moment and try again.'

const loaded = vi.fn()
afterEach(() => {
  loaded.mockReset()
  vi.useRealTimers()
})

/** A page whose reading was answered so. */
async function answered(status: number) {
  const router = createMemoryRouter([
    {
      path: '/',
      element: <p>The page</p>,
      errorElement: <ErrorPage />,
      loader: () => {
        loaded()
        throw data({ message: WORDS, requestId: 'r1' }, { status })
      },
    },
  ])
  await render(<RouterProvider router={router} />)
  await eventually(() => expect(document.querySelector('h1')).not.toBeNull())
  return find('h1').textContent
}

test('who asked too often reads that they should wait, and can try again', async () => {
  expect(await answered(429)).toBe(WORDS)
  expect(find('[data-retry]').textContent).toBe('Retry')
})

test('a page that broke names the reference', async () => {
  expect(await answered(500)).toBe('Oops! Something Went Wrong')
  expect(document.body.textContent).toContain('Reference r1')
})

test.each([
  [503, 2],
  [500, 1],
])(
  'a page that a busy server did not give is asked for again by itself, a broken one is not: %i',
  async (status, times) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const title = await answered(status)
    expect(title === WORDS).toBe(status === 503)
    await act(() => vi.advanceTimersByTimeAsync(5_500))
    expect(loaded).toHaveBeenCalledTimes(times)
  },
)

test.each([
  ['/p/client/orders/0190/schedule', 'Your orders', '/p/client/orders'],
  ['/p/agent/orders/0190', 'Your orders', '/p/agent/orders'],
  ['/p/agent/messages/0190', 'Your messages', '/p/agent/messages'],
  ['/p/client/goals/0190/details', 'Go home', '/'],
])('who looks for what is not there is led on: %s', async (path, name, to) => {
  const Routes = createRoutesStub([{ path: '*', Component: Missing }])
  await render(<Routes initialEntries={[path]} />)
  expect(findText(name).getAttribute('href')).toBe(to)
})
