import type { Page } from 'playwright-core'

const LOOKS = 3

/**
 * The page listens, and nothing that it asked for is still on its way, on several frames in a row. A document that is
 * none of the app's pages has only to be loaded. Where a press leads to another document, `arrive` waits for it.
 */
export async function settled(page: Page) {
  try {
    await page.waitForFunction(isCalm, LOOKS)
  } catch (error) {
    throw new Error(`${page.url()} does not settle: ${await marks(page)}`, { cause: error })
  }
}

/** Runs in the page, once a frame. */
function isCalm(looks: number) {
  const { dataset } = document.documentElement
  const isApp = dataset.app !== undefined
  const isLoaded = document.readyState === 'complete'
  const isIdle = isLoaded && (!isApp || (dataset.alive !== undefined && dataset.busy === undefined))
  const kept = window as { calmLooks?: number }
  kept.calmLooks = isIdle ? (kept.calmLooks ?? 0) + 1 : 0
  if (kept.calmLooks < looks) return false
  kept.calmLooks = 0
  return true
}

const marks = (page: Page) =>
  page
    .evaluate(() => JSON.stringify({ ...document.documentElement.dataset }))
    .catch((error: Error) => error.message)

/** Does something to a page, and returns once what follows from it has happened. */
export async function act<T>(page: Page, does: () => Promise<T>): Promise<T> {
  const done = await does()
  await settled(page)
  return done
}
