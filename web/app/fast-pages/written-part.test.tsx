import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToPipeableStream } from 'react-dom/server.bun'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { click, eventually } from '../../test/render.tsx'
import { gather } from './text-sink.ts'
import { writtenPart } from './written-part.tsx'

/** A page as the server sent it, whose part has a script that is counted when it is fetched. */
async function takeOver(first: string) {
  let fetched = 0
  const Part = writtenPart<{ name: string }>(async () => {
    fetched += 1
    return { default: ({ name: own }: { name: string }) => <a href="/next">by the browser: {own}</a> }
  })
  function Page() {
    const { pathname, search } = useLocation()
    return (
      <main data-at={pathname}>
        <Part name={search || first} />
      </main>
    )
  }
  const router = createMemoryRouter([{ path: '*', Component: Page }])
  const box = document.createElement('div')
  box.innerHTML = `<main data-at="/"><div class="part"><a href="/next" data-within="">by the server</a></div></main>`
  document.body.append(box)
  const root = await act(async () =>
    hydrateRoot(box, <RouterProvider router={router} />, { onRecoverableError: () => {} }),
  )
  onTestFinished(() => {
    act(() => root.unmount())
    box.remove()
  })
  return { box, show: (name: string) => act(() => router.navigate(`/?${name}`)), count: () => fetched }
}

test('the server writes it without the marks of something that comes later', async () => {
  vi.stubEnv('SSR', true)
  onTestFinished(() => void vi.unstubAllEnvs())
  const Part = writtenPart(async () => ({ default: () => <p>by the server</p> }))
  const page = await new Promise<string>((resolve) => {
    let html = ''
    const add = (text: string) => {
      html += text
    }
    const { pipe } = renderToPipeableStream(<Part />, {
      onAllReady: () => pipe(gather(add, () => resolve(html))),
    })
  })
  expect(page).toMatch(/^<div data-part="[^"]*"><p>by the server<\/p><\/div>$/)
})

test('what the server wrote stays, and its script is not fetched', async () => {
  const { box, count } = await takeOver('one')
  expect(box.textContent).toBe('by the server')
  expect(count()).toBe(0)
})

test('its links lead on within the page', async () => {
  const { box } = await takeOver('one')
  await click(box.querySelector('a') as HTMLElement)
  await eventually(() => expect(box.querySelector('main')?.dataset.at).toBe('/next'))
})

test('with other props the browser writes it', async () => {
  const { box, show, count } = await takeOver('one')
  await show('two')
  await eventually(() => expect(box.textContent).toBe('by the browser: ?two'))
  expect(count()).toBe(1)
})

test('what the browser has written once it goes on writing, also with the props of the beginning', async () => {
  const { box, show } = await takeOver('one')
  await show('two')
  await show('')
  await eventually(() => expect(box.textContent).toBe('by the browser: one'))
})
