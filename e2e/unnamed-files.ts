import type { Page } from 'playwright-core'

/** `entry.client.tsx` fetches what a touch needs so long after it began; a look on a busy machine may take longer. */
const QUIET_MS = 4000

/**
 * Scripts and styles that came by themselves before that, though the page as it was sent does not name them. Those it
 * names are weighed without a browser, in server/test/pages.
 */
export async function unnamedFiles(page: Page) {
  const html = await (await page.context().request.get(page.url())).text()
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, startTime, responseEnd }) => ({ file: new URL(name).pathname, startTime, responseEnd }),
    ),
  )
  const entry = loaded.find(({ file }) => file.includes('/entry.client-'))
  if (!entry) throw new Error('the page has no script that begins it')
  const early = loaded.filter(({ startTime }) => startTime < entry.responseEnd + QUIET_MS)
  return early.map(({ file }) => file).filter((file) => /\.(js|css)$/.test(file) && !html.includes(file))
}
