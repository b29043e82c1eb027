import type { Page } from 'playwright-core'

/** The page listens, and nothing that it asked for is still on its way. */
export async function settled(page: Page) {
  await page.waitForFunction(() => {
    const { dataset } = document.documentElement
    return dataset.alive !== undefined && dataset.busy === undefined
  })
}

/** Does something to a page, and returns once what follows from it has happened. */
export async function act<T>(page: Page, does: () => Promise<T>): Promise<T> {
  const done = await does()
  await settled(page)
  return done
}
