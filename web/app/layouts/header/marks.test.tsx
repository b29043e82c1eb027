import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, type ReactNode, startTransition, use, useEffect, useState } from 'react'
import { createRoutesStub, Link, Outlet, useNavigate, useRevalidator } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually, find, render } from '../../../test/render.tsx'
import { pending } from '../../fast-pages/pending.ts'
import { Marks } from './marks.tsx'

const root = document.documentElement
const isBusy = () => root.dataset.busy !== undefined
const calm = () => eventually(() => expect(isBusy()).toBe(false))

let shownWhenIdle: string[] = []
const watch = new MutationObserver(() => {
  if (!isBusy()) shownWhenIdle.push(document.querySelector('h1')?.textContent ?? '')
})

beforeEach(() => {
  delete root.dataset.alive
  shownWhenIdle = []
  watch.observe(root, { attributes: true, attributeFilter: ['data-busy'] })
})
afterEach(async () => {
  watch.disconnect()
  expect(isBusy(), 'what a test leaves behind').toBe(false)
})

/** A page with a way to another one, which is loaded when the test says so. */
async function open(here: ReactNode) {
  const answer = Promise.withResolvers<string>()
  const Routes = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          {here}
          <Marks />
        </>
      ),
    },
    {
      path: '/there',
      loader: () => answer.promise,
      Component: () => (
        <>
          <h1>There</h1>
          <Marks />
        </>
      ),
    },
  ])
  await render(<Routes initialEntries={['/']} />)
  await calm()
  shownWhenIdle = []
  return answer
}

/** No `act` around it: what is told must be told within the press. */
function pressAndLook(element: HTMLElement) {
  let told = false
  act(() => {
    element.click()
    told = isBusy()
  })
  return told
}

test('a page that listens is marked alive', async () => {
  let before: string | undefined
  function Page() {
    useEffect(() => {
      before = root.dataset.alive
    }, [])
    return <h1>Here</h1>
  }
  await open(<Page />)
  expect(before).toBeUndefined()
  expect(root.dataset.alive).toBe('')
})

test('the way to another page counts from the press until that page stands there', async () => {
  const answer = await open(
    <>
      <h1>Here</h1>
      <Link to="/there">Go</Link>
    </>,
  )
  expect(pressAndLook(find('a'))).toBe(true)
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(isBusy()).toBe(true)
  answer.resolve('')
  await calm()
  expect(shownWhenIdle).toEqual(['There'])
})

test('a page that cannot be loaded is waited for no more', async () => {
  const Routes = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <Link to="/there">Go</Link>
          <Marks />
        </>
      ),
    },
    {
      path: '/there',
      loader: () => Promise.reject(new Response('', { status: 500 })),
      Component: () => null,
      ErrorBoundary: () => <h1>Wrong</h1>,
    },
  ])
  await render(<Routes initialEntries={['/']} />)
  expect(pressAndLook(find('a'))).toBe(true)
  await calm()
  expect(find('h1').textContent).toBe('Wrong')
})

test.each(['revalidation', 'way back'])('so does a %s', async (what) => {
  const answer = Promise.withResolvers<string>()
  let isFirst = true
  const loader = async () => {
    if (isFirst) return 'first'
    return answer.promise
  }
  function Page() {
    const { revalidate } = useRevalidator()
    const navigate = useNavigate()
    const press = () => {
      isFirst = false
      if (what === 'revalidation') void revalidate()
      else void navigate(-1)
    }
    return (
      <>
        <button type="button" onClick={press}>
          Press
        </button>
        <Marks />
      </>
    )
  }
  const Routes = createRoutesStub([
    { path: '/', loader, Component: Page },
    { path: '/second', Component: Page },
  ])
  const entries = what === 'way back' ? ['/', '/second'] : ['/']
  await render(<Routes initialEntries={entries} hydrationData={{ loaderData: { '0': 'first' } }} />)
  await eventually(() => find('button'))
  await calm()
  expect(pressAndLook(find('button'))).toBe(true)
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(isBusy()).toBe(true)
  answer.resolve('second')
  await calm()
})

test('what is asked for in two steps counts without a gap, until the second is shown', async () => {
  const steps = [Promise.withResolvers<string>(), Promise.withResolvers<string>()] as const
  function Asked() {
    const first = useQuery({ queryKey: ['first'], queryFn: () => pending(steps[0].promise) })
    const second = useQuery({
      queryKey: ['second'],
      queryFn: () => pending(steps[1].promise),
      enabled: first.isSuccess,
    })
    return <h1>{`${first.data ?? ''} ${second.data ?? ''}`}</h1>
  }
  function Page() {
    const [isAsked, ask] = useState(false)
    return isAsked ? (
      <Asked />
    ) : (
      <button type="button" onClick={() => ask(true)}>
        Ask
      </button>
    )
  }
  const client = new QueryClient()
  await open(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  )
  await act(async () => find('button').click())
  expect(isBusy()).toBe(true)
  await act(async () => steps[0].resolve('one'))
  await eventually(() => expect(find('h1').textContent).toBe('one '))
  steps[1].resolve('two')
  await calm()
  expect(shownWhenIdle).toEqual(['one two'])
})

/** React renders a transition in slices in a browser, and others have their turn between them. */
async function inSlices(test: () => Promise<void>) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  try {
    await test()
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  }
}

const ROWS = Array.from({ length: 30 }, (_, row) => row)

function Slow() {
  const until = performance.now() + 4
  while (performance.now() < until);
  return null
}

test('what takes React long to render counts until it stands there', async () => {
  const answer = Promise.withResolvers<void>()
  function Page() {
    const [isThere, go] = useState(false)
    const press = async () => {
      await pending(answer.promise)
      startTransition(() => go(true))
    }
    return (
      <>
        <h1>{isThere ? 'There' : 'Here'}</h1>
        <button type="button" onClick={press}>
          Go
        </button>
        {isThere && ROWS.map((row) => <Slow key={row} />)}
      </>
    )
  }
  await open(<Page />)
  await inSlices(async () => {
    find('button').click()
    answer.resolve()
    await expect.poll(isBusy).toBe(false)
  })
  expect(shownWhenIdle).toEqual(['There'])
})

test('a page that breaks while the next one is on its way is busy with nothing', async () => {
  function Page() {
    const [isBroken, setBroken] = useState(false)
    return (
      <>
        <Link to="/there">Go</Link>
        <button type="button" onClick={() => setBroken(true)}>
          Break
        </button>
        {!isBroken && <Marks />}
      </>
    )
  }
  const answer = Promise.withResolvers<string>()
  const Routes = createRoutesStub([
    { path: '/', Component: Page },
    { path: '/there', loader: () => answer.promise, Component: () => null },
  ])
  await render(<Routes initialEntries={['/']} />)
  expect(pressAndLook(find('a'))).toBe(true)
  await act(async () => find('button').click())
  await calm()
})

test('so does the way to a page that needs nothing but rendering', async () => {
  const Routes = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <Link to="/there">Go</Link>
          <Marks />
        </>
      ),
    },
    {
      path: '/there',
      Component: () => (
        <>
          <h1>There</h1>
          {ROWS.map((row) => (
            <Slow key={row} />
          ))}
          <Marks />
        </>
      ),
    },
  ])
  await render(<Routes initialEntries={['/']} />)
  await calm()
  shownWhenIdle = []
  await inSlices(async () => {
    find('a').click()
    expect(isBusy()).toBe(true)
    await expect.poll(isBusy).toBe(false)
  })
  expect(shownWhenIdle).toEqual(['There'])
})

test('a page that React holds back counts until it stands there', async () => {
  const words = Promise.withResolvers<string>()
  const There = () => <h1>{use(words.promise)}</h1>
  const Routes = createRoutesStub([
    {
      Component: () => (
        <>
          <Outlet />
          <Marks />
        </>
      ),
      children: [
        { path: '/', Component: () => <Link to="/there">Go</Link> },
        { path: '/there', Component: There },
      ],
    },
  ])
  await render(<Routes initialEntries={['/']} />)
  await calm()
  shownWhenIdle = []
  await inSlices(async () => {
    find('a').click()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(isBusy()).toBe(true)
    words.resolve('There')
    await expect.poll(isBusy).toBe(false)
  })
  expect(shownWhenIdle).toEqual(['There'])
})
