import { vi } from 'vitest'

/** The page that opens a window may touch no more of it. */
class PaymentWindow {
  closed = false
  address = ''
  readonly document = document.implementation.createHTMLDocument()
  readonly location = {
    replace: (url: string) => {
      this.address = url
    },
  }
  readonly focus = vi.fn()
  close() {
    this.closed = true
  }
}

/** The windows a page opens, in order. */
export function payWindows() {
  const opened: PaymentWindow[] = []
  vi.stubGlobal('open', () => {
    const one = new PaymentWindow()
    opened.push(one)
    return one
  })
  return opened
}

/** Every window is blocked, on a page at this path. Tells where the tab was led to instead. */
export function blockWindows(path: string) {
  const { origin, pathname, search, href } = new URL(path, location.origin)
  const led: string[] = []
  vi.stubGlobal('open', () => null)
  vi.stubGlobal('location', { origin, pathname, search, href, assign: (url: string) => void led.push(url) })
  return led
}
