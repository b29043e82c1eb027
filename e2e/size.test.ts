import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openContext, openPage, origin } from './browser.ts'
import { goTo } from './navigate.ts'
import { publicScreens } from './screens.ts'

const MOST_SCRIPT = 130_000
const MOST_STYLE = 15_000

const context = await openContext()

test.each(publicScreens)('$name is light before anybody touches it', async ({ path, status = 200 }) => {
  const { page, problems } = await openPage(context)
  if (status >= 400) problems.expect(new RegExp(`status of ${status}`))
  const files = new Map<string, { kind: string; text: Promise<string> }>()
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet') return
    const text = response.text()
    // One that comes once all are weighed is cut off with the page.
    text.catch(() => {})
    files.set(response.url(), { kind, text })
  })
  await goTo(page, path)

  const weighed = await Promise.all(
    [...files].map(async ([url, { kind, text }]) => ({
      file: url.replace(origin, ''),
      kind,
      bytes: gzipSync(await text, { level: 9 }).length,
      isHardWidget: kind === 'script' && (await text).includes('react-aria'),
    })),
  )
  const weigh = (kind: string) =>
    weighed.filter((file) => file.kind === kind).reduce((sum, file) => sum + file.bytes, 0)
  const figures = weighed
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => `${bytes}\t${file}`)
    .join('\n')
  expect(weigh('script'), `bytes of script on ${path}, gzip\n${figures}`).toBeLessThanOrEqual(MOST_SCRIPT)
  expect(weigh('stylesheet'), `bytes of style on ${path}, gzip\n${figures}`).toBeLessThanOrEqual(MOST_STYLE)
  expect(weighed.filter((file) => file.isHardWidget).map(({ file }) => file)).toEqual([])
  // A page without either would prove nothing.
  expect(weigh('script')).toBeGreaterThan(50_000)
  expect(weigh('stylesheet')).toBeGreaterThan(500)
})
