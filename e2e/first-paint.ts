import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { openContext, openPage } from './browser.ts'
import { goTo } from './navigate.ts'

/** The home page in a browser of which something is not as usual. */
export async function visitMeeting(unusual: () => unknown) {
  const context = await openContext()
  onTestFinished(() => context.close())
  const { page } = await openPage(context)
  await page.addInitScript(unusual)
  await goTo(page, '/')
  return page
}

/** When each script of the page was asked for. */
export const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  )

/** From now on its style sheets stay on their way until they are let through. */
export async function heldSheets(page: Page) {
  let letThrough = () => {}
  const open = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/*.css', async (route) => {
    await open
    await route.continue()
  })
  return letThrough
}
