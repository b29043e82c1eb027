import type { Page } from 'playwright-core'

interface Entry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

interface Shift {
  /** Of the screen, from 0 to 1. */
  share: number
  /** What moved, such as `main` or `dialog button`. */
  moved: string[]
}

/** From the next page on, keeps what moves by itself. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const kept: Shift[] = []
    Object.assign(window, { kept })
    const nameOf = (node: Node | null) => {
      const part = node instanceof Element ? node : node?.parentElement
      const name = `${part?.localName}: ${part?.textContent?.slice(0, 40)}`
      return part?.closest('dialog') ? `dialog ${name}` : name
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput) kept.push({ share: value, moved: sources.map(({ node }) => nameOf(node)) })
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { kept: Shift[] }).kept)
