import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createRoutesStub, useLocation } from 'react-router'
import { onTestFinished } from 'vitest'

/** Shows an element in the page until the test is over. */
export async function render(element: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(element))
  onTestFinished(() => act(() => root.unmount()))
  return place
}

/** The same inside a router that stands at an address; `address()` tells where it has come to. */
export async function renderAt(path: string, element: ReactNode) {
  let here = ''
  const Page = () => {
    const { pathname, search } = useLocation()
    here = pathname + search
    return element
  }
  const Routes = createRoutesStub([{ path: '*', Component: Page }])
  const place = await render(<Routes initialEntries={[path]} />)
  return { place, address: () => here }
}

export function find<T extends HTMLElement = HTMLElement>(selector: string, place: ParentNode = document) {
  const found = place.querySelector<T>(selector)
  if (!found) throw new Error(`There is no ${selector} in ${document.body.innerHTML}`)
  return found
}

export const findText = (text: string, selector = 'a, button') => {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.textContent === text)
  if (!found) throw new Error(`Nothing says ${text} in ${document.body.innerHTML}`)
  return found
}

export const click = (element: HTMLElement) => act(async () => element.click())

/** Types as a person does: the element's own setter, then the event React listens to. */
export const type = (element: HTMLInputElement | HTMLTextAreaElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })

export const press = (element: HTMLElement, key: string) =>
  act(async () => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })

/** Ends what hangs; it is no goal. Something fetched for the first time takes long on a busy machine. */
const MOST_MS = 20_000
/** Effects of what was looked for, such as a list that is read anew, are there too then. */
const TURNS_AFTER = 4

const turn = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))

/** Lets the page go on, turn by turn, until the check holds, and a few turns more. */
export async function eventually<T>(check: () => T): Promise<T> {
  for (const until = performance.now() + MOST_MS; ; ) {
    await turn()
    try {
      const found = check()
      for (let after = 0; after < TURNS_AFTER; after++) await turn()
      return found
    } catch (error) {
      if (performance.now() > until) throw error
    }
  }
}

/** Presses a button whose dialog comes with the press, and waits until it is there. */
export async function openBy(name: string) {
  await click(findText(name))
  return eventually(() => find('dialog[open]'))
}
