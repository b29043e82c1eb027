import { Suspense, use } from 'react'
import { type EntryContext, RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageContext } from './api/page-context.ts'
import handleRequest from './entry.server.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page of one component, as the server's build would hand it over. */
const pageOf = (Page: () => unknown) =>
  ({
    manifest: {
      url: '/assets/manifest.js',
      version: '1',
      entry: { module: '/entry.js', imports: [] },
      routes: { root: { id: 'root', path: '', module: '/root.js', imports: [] } },
    },
    routeModules: { root: { default: Page } },
    staticHandlerContext: {
      basename: '/',
      location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
      matches: [{ params: {}, pathname: '/', pathnameBase: '/', route: { id: 'root', path: '' } }],
      loaderData: {},
      actionData: null,
      errors: null,
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
    },
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
    renderMeta: {},
  }) as unknown as EntryContext

async function render(Page: () => unknown) {
  const keepHtml = vi.fn()
  const context = new RouterContextProvider()
  const page = { nonce: 'n', whole: true, keepHtml } as unknown as Parameters<typeof context.set>[1]
  context.set(pageContext as Parameters<typeof context.set>[0], page)
  const answer = handleRequest(new Request('http://localhost/'), 200, new Headers(), pageOf(Page), context)
  await vi.advanceTimersByTimeAsync(6000)
  const response = await answer
  return { keepHtml, response, text: await response.text() }
}

test('a page that is complete is kept', async () => {
  const { keepHtml } = await render(() => <p>All of it</p>)
  expect(keepHtml).toHaveBeenCalledOnce()
  expect(keepHtml.mock.calls[0]?.[0]).toContain('All of it')
})

test('one whose part takes too long is sent without it, and kept for nobody', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const never = new Promise<string>(() => {})
  const Slow = () => use(never)
  const { keepHtml, text } = await render(() => (
    <Suspense fallback={<p>Still coming</p>}>
      <Slow />
    </Suspense>
  ))
  expect(text).toContain('Still coming')
  expect(keepHtml).not.toHaveBeenCalled()
})
