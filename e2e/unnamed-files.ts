import type { Page } from 'playwright-core'

/**
 * Scripts and styles that came by themselves, though the page as it was sent does not name them. Those it names are
 * weighed without a browser, in server/test/pages.
 */
export async function unnamedFiles(page: Page) {
  const html = await (await page.context().request.get(page.url())).text()
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  return loaded.filter((file) => /\.(js|css)$/.test(file) && !html.includes(file))
}
