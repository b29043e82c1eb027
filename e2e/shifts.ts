import type { Page } from 'playwright-core'

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** From the next page on, keeps what moves by itself. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const kept: string[] = []
    Object.assign(window, { kept })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          kept.push(
            [
              value.toFixed(4),
              ...sources.map(
                ({ node, previousRect: was, currentRect: is }) =>
                  `${node?.nodeName} ${node?.textContent?.slice(0, 40)} (${was.x},${was.y} ${was.width}x${was.height} to ${is.x},${is.y} ${is.width}x${is.height})`,
              ),
            ].join('\n'),
          )
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** How far each moved, and what. */
export const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { kept: string[] }).kept)
