import { expect, test } from 'vitest'
import { visit } from '../browser.ts'
import { arrive } from '../navigate.ts'
import { see } from '../see.ts'

test('a page that is not there says so and leads home', async () => {
  const { page, problems, response } = await visit('/p/visas/zz')
  problems.expect({ call: 'GET /p/visas/zz', status: 404 })
  expect(response.status()).toBe(404)
  const heading = page.getByRole('heading', { level: 1 })
  await see(heading, { text: 'We could not find this page' })
  await page.getByRole('main').getByRole('link', { name: 'Go home' }).click()
  await arrive(page, (url) => url.pathname === '/')
  await expect.poll(() => page.title()).not.toContain('could not find')
  await see(heading, { text: /^(?!We could not find)/ })
})

test('a payment window closes itself', async () => {
  const { page } = await visit('/')
  const opening = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/p/close'))
  const popup = await opening
  if (!popup.isClosed()) await popup.waitForEvent('close')
  expect(popup.isClosed()).toBe(true)
})
