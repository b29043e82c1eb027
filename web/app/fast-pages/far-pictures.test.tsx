import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { find, render } from '../../test/render.tsx'
import { FAR, FAR_PICTURES_SCRIPT } from './far-pictures.ts'

test('a part that the server wrote keeps its mark, and a browser draws none', async () => {
  const Part = () => (
    <section data-far={FAR} suppressHydrationWarning>
      …
    </section>
  )
  const written = document.body.appendChild(document.createElement('div'))
  written.innerHTML = '<section data-far="">…</section>'
  const root = await act(async () => hydrateRoot(written, <Part />))
  onTestFinished(() => act(() => root.unmount()))
  expect(find('section', written).hasAttribute('data-far')).toBe(true)
  expect(find('section', await render(<Part />)).hasAttribute('data-far')).toBe(false)
})

test('a part loses the mark once somebody is near, and the others keep it', () => {
  let see = (_: { target: Element; isIntersecting: boolean }[]) => {}
  class Observer {
    constructor(seen: typeof see) {
      see = seen
    }
    observe() {}
    unobserve() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  document.body.innerHTML = '<p data-far=""></p><ul data-far=""></ul>'
  new Function(FAR_PICTURES_SCRIPT)()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  see([
    { target: find('p'), isIntersecting: true },
    { target: find('ul'), isIntersecting: false },
  ])
  expect([...document.querySelectorAll('[data-far]')].map(({ localName }) => localName)).toEqual(['ul'])
})
