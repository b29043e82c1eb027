import type { BrowserContext } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { expectAccessible, expectReadableInTheDark } from './axe.ts'
import { DESK, openContext, openPage, PHONE } from './browser.ts'
import { drawn } from './drawn.ts'
import { goTo } from './navigate.ts'
import { openOwnScreens } from './open-own-screens.ts'
import { expectNoSidewaysScroll } from './overflow.ts'
import { type OwnScreen, publicScreens, type Screen } from './screens.ts'
import { see } from './see.ts'

/** Our team works in English, and so do the legal texts say what binds. */
const STAYS_ENGLISH = /^(?:staff|visit\/legal)\//

const stranger = await openContext({ width: PHONE })
afterAll(() => stranger.close())
const { browsers, screens } = await openOwnScreens('ar')

test.each(publicScreens)('$name is mirrored and accessible in Arabic', (screen: Screen) =>
  expectMirrored(stranger, screen),
)

test.each(screens.filter(({ of }) => of !== 'staff'))(
  '$name ($of) is mirrored and accessible in Arabic',
  ({ of, ...screen }: OwnScreen) => expectMirrored(browsers[of], screen),
)

async function expectMirrored(
  context: BrowserContext,
  { path, route, status = 200 }: Pick<Screen, 'path' | 'route' | 'status'>,
) {
  const { page, problems } = await openPage(context)
  await page.setViewportSize({ width: PHONE, height: 844 })
  const address = `/ar${path === '/' ? '' : path}`
  if (status >= 400) problems.expect({ call: `GET ${address}`, status })
  const response = await goTo(page, address)
  expect(response.status()).toBe(status)
  expect(new URL(page.url()).pathname, 'nobody was sent elsewhere').toBe(address.replace(/[?#].*/, ''))
  await see(page.locator('html'), { attribute: ['dir', 'rtl'] })
  await see(page.locator('main'), {
    attribute: ['lang', STAYS_ENGLISH.test(route) && status < 400 ? 'en' : null],
  })
  await see(page.locator('h1'), { count: 1 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await expectReadableInTheDark(page)
  await page.setViewportSize({ width: DESK, height: 800 })
  await drawn(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await expectReadableInTheDark(page)
}
