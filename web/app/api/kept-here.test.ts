import { expect, test, vi } from 'vitest'
import { pass } from '../../test/clock.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { fetchFile } from './fetch-file.ts'
import { saveFile } from './save-file.ts'

test('a cookie reads back as it was, whatever is in it', () => {
  writeCookie('first_name', 'Zoë; path=/ = "x"')
  expect(readCookie('first_name')).toBe('Zoë; path=/ = "x"')
  writeCookie('first_name', null)
  expect(readCookie('first_name')).toBeNull()
})

test.each([
  ['first_name=Ngozi; token=abc', 'token', 'abc'],
  ['xtoken=abc', 'token', null],
  ['token=', 'token', ''],
  ['token=%E0%A4%A', 'token', null],
  ['', 'role', null],
] as const)('of the cookies "%s" %s is %s', (cookies, name, value) => {
  expect(readCookie(name, cookies)).toBe(value)
})

const file = (headers: Record<string, string> = {}) =>
  vi.stubGlobal('fetch', async () => new Response('a;b', { headers }))

test('a file has the name the server gives it, else the one the page knows', async () => {
  file({ 'content-disposition': 'attachment; filename="orders 2026.csv"' })
  expect((await fetchFile('/orders/export', 'orders.csv')).name).toBe('orders 2026.csv')
  file()
  const { name, content } = await fetchFile('/orders/export', 'orders.csv')
  expect(name).toBe('orders.csv')
  expect(await content.text()).toBe('a;b')
})

test('a file that is refused says why, one that cannot be reached is unreachable', async () => {
  const body = { message: 'Too many exports.', code: 'too_many_tries', request_id: 'r1' }
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 429 }))
  await expect(fetchFile('/orders/export', 'orders.csv')).rejects.toMatchObject({
    status: 429,
    message: 'Too many exports.',
  })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network error')))
  await expect(fetchFile('/orders/export', 'orders.csv')).rejects.toMatchObject({
    status: 0,
    code: 'unreachable',
  })
})

test('a saved file is kept under its name, and given back only once the browser has read it', async () => {
  vi.useFakeTimers()
  const given: string[] = []
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = (url) => void given.push(url)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`)
  })
  saveFile(new Blob(['a;b']), 'orders.csv')
  expect(saved).toEqual(['orders.csv blob:file'])
  await pass(59_000)
  expect(given).toEqual([])
  await pass(1000)
  expect(given).toEqual(['blob:file'])
  vi.restoreAllMocks()
})
