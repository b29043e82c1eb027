import { expect, test } from 'vitest'
import { openContext, openPage } from '../browser.ts'
import { publicScreens } from '../screens.ts'

const context = await openContext({ javaScript: false })

test.each(publicScreens)('$name can be read where no script runs', async ({ path, status = 200 }) => {
  const { page, problems } = await openPage(context)
  problems.expect(/\.js csp$/)
  if (status >= 400) problems.expect(new RegExp(`status of ${status}`))
  const response = await page.goto(path)
  expect(response?.status()).toBe(status)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  const words = await page.getByRole('main').innerText()
  expect(words.length).toBeGreaterThan(60)
  expect(words).not.toMatch(/loading/i)
  expect(await page.locator('main [aria-busy=true]').count()).toBe(0)
})
