import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { reload } from './navigate.ts'

/** The screen may move by this share in all while a page comes. */
const MOST_SHIFT = 0.02

interface Entry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

interface Shift {
  /** The share of the screen goes from 0 to 1. */
  share: number
  /** Parts are named as in `main` or `dialog button`. */
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

/** All that moved, where it is too much together. */
export async function jumpsOf(page: Page) {
  const shifts = await shiftsOf(page)
  return shifts.reduce((all, { share }) => all + share, 0) > MOST_SHIFT ? shifts : []
}

const LATE_MS = 500

/** From now on, what the page asks for comes late enough to be waited for. */
export const answerLate = (page: Page) =>
  page.route('**/api/**', async (route) => {
    // raw: nobody can look for a reply that is late, and the clock of the page does not hold the network.
    await new Promise((done) => setTimeout(done, LATE_MS))
    await route.continue()
  })

/** Opened once more, when its fonts are there: nothing that somebody is about to press or to read moves away. */
export async function expectStill(page: Page) {
  await watchShifts(page)
  await answerLate(page)
  await reload(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  expect(await jumpsOf(page)).toEqual([])
}
