import { afterEach, beforeEach, expect, vi } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// jsdom draws nothing: these methods are what is left of a dialog and of a menu there.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false
}
HTMLElement.prototype.hidePopover ??= () => {}

let complaints: unknown[][] = []

/** The element `search` is newer than jsdom. */
const isOfJsdom = ([words, tag]: unknown[]) =>
  tag === 'search' && String(words).startsWith('The tag <%s> is unrecognized')

beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    if (!isOfJsdom(words)) complaints.push(words)
  })
})

/** A page that complains in the console is a page that fails. */
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) forget(cookie)
  document.body.replaceChildren()
  expect(complaints).toEqual([])
})

function forget(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
}
