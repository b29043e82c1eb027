import { expect, inject, test } from 'vitest'
import { visit } from '../browser.ts'

const origin = inject('origin')
const get = (path: string) => fetch(origin + path, { redirect: 'manual' })

test.each([
  ['/ca', '/p/visas/ca'],
  ['/CA', '/p/visas/ca'],
  ['/de', '/p/visas/de'],
  ['/p/visas', '/p/visas/ca'],
  ['/p/visas?country=JP', '/p/visas/jp'],
])('%s leads to the visas of the country', async (path, target) => {
  const answer = await get(path)
  expect(answer.status).toBeGreaterThanOrEqual(301)
  expect(answer.status).toBeLessThanOrEqual(308)
  expect(new URL(answer.headers.get('location') ?? '', origin).href).toBe(origin + target)
  const { page } = await visit(path)
  expect(new URL(page.url()).pathname).toBe(target)
})

test.each([
  '/p/no-such-page',
  '/nobody-of-this-name',
  '/p/visas/zz',
  '/p/countries/zz',
  '/8e3f9d3d-38bd-48e1-bdf0-a10344981d61/articles/never-written',
  '/a-name-that-is-far-longer-than-any-name-a-person-may-choose',
  `/amara-okafor/articles/${'never-written-'.repeat(12)}`,
  '/a/b/c/d',
  '/dev/no-such-page',
])('%s is not there, says so and shows the way home', async (path) => {
  const { page, problems, response } = await visit(path)
  problems.expect(/status of 404/)
  expect(response.status()).toBe(404)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('We could not find this page')
  await page.getByRole('main').getByRole('link', { name: 'Go home' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => page.title()).not.toContain('could not find')
})

test('an address that is no address does no harm', async () => {
  for (const path of ['/%', '/%00', '/%c0%af', '//evil.example', '/p/visas/%2e%2e', `/${'x'.repeat(3000)}`]) {
    const answer = await get(path)
    expect(answer.status, path).toBeGreaterThanOrEqual(400)
    expect(answer.status, path).toBeLessThan(500)
    expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff')
  }
})

test('a payment window that nobody opened explains itself and leads on', async () => {
  const { page, response } = await visit('/p/close')
  expect(response.status()).toBe(200)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('You can close this window')
  await page.getByRole('link', { name: 'Go to the home page instead' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('a payment window closes itself', async () => {
  const { page } = await visit('/')
  const opening = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/p/close'))
  const popup = await opening
  if (!popup.isClosed()) await popup.waitForEvent('close')
  expect(popup.isClosed()).toBe(true)
})
