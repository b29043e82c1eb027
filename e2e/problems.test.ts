import { afterAll, expect, test } from 'vitest'
import { openContext, origin } from './browser.ts'
import { goTo } from './navigate.ts'
import { Problems } from './problems.ts'

const MISSING = '/api/no-such-call'

const context = await openContext()
afterAll(() => context.close())
const page = await context.newPage()
await goTo(page, '/')

async function found(calls: number, ...expected: Parameters<Problems['expect']>) {
  const problems = new Problems(page, origin)
  problems.expect(...expected)
  await page.evaluate(
    async ([path, calls]) => {
      for (let call = 0; call < calls; call++) await fetch(path).catch(() => {})
    },
    [MISSING, calls] as const,
  )
  return expect.poll(() => problems.found())
}

const once = { call: `GET ${MISSING}`, status: 404 }

test('a call that fails as expected is no problem', async () => {
  await (await found(1, once)).toEqual([])
  await (await found(1, { ...once, call: 'GET /api/*' })).toEqual([])
  await (await found(2, { ...once, times: 2 })).toEqual([])
})

test('a call that fails more or less often than expected is one', async () => {
  await (await found(2, once)).toEqual([`${once.call} → 404: 2 times, expected 1`])
  await (await found(0, once)).toEqual([`${once.call} → 404: 0 times, expected 1`])
})

test('another call, another method and another status are problems', async () => {
  const complaint = expect.stringContaining('status of 404')
  await (await found(1)).toEqual([complaint])
  await (await found(1, { ...once, call: 'GET /api/other' })).toEqual([complaint, expect.any(String)])
  await (await found(1, { ...once, status: 405 })).toEqual([complaint, expect.any(String)])
  await (await found(1, { ...once, call: `PUT ${MISSING}` })).toEqual([
    `PUT ${MISSING} → 404: 0 times, expected 1`,
  ])
})

test('words that were expected and are not said are a problem', async () => {
  await (await found(0, /no such words/)).toHaveLength(1)
})

test('a call that no answer comes to is told by the reason of the browser', async () => {
  await page.route(`**${MISSING}`, (route) => route.abort())
  await (await found(1, { ...once, status: 'net::ERR_FAILED' })).toEqual([])
  await (await found(1)).toHaveLength(2)
})

test('styles that a slow machine shows late are no problem, another file that was loaded for nothing is', async () => {
  const problems = new Problems(page, origin)
  await page.evaluate(() => {
    for (const file of ['page.css', 'font.woff2'])
      console.warn(
        `The resource ${location.origin}/assets/${file} was preloaded using link preload but not used within a few seconds`,
      )
  })
  await expect.poll(() => problems.found()).toEqual([expect.stringContaining('font.woff2')])
})
