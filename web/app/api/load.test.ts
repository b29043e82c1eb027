import { expect, test, vi } from 'vitest'
import { pass } from '../../test/clock.ts'
import { loadAt, sentFrom } from '../../test/loading.ts'
import { cut, falseNetwork, ok, refused } from '../../test/network.ts'
import { inBrowser, toLogin } from './load.ts'

const loader = inBrowser(async (api) => (await api('GET /purposes')).data)
const CALL = 'GET /purposes'

test('what a page reads is what it shows', async () => {
  falseNetwork().answers(CALL, ok({ items: [] }))
  expect(await loadAt(loader, '/p/goals')).toEqual({ items: [] })
})

test('a visitor is asked to sign in, and comes back to the page with all it was asked', async () => {
  falseNetwork().answers(CALL, refused(401, 'not_signed_in', 'Please sign in first.'))
  const [status, led] = (await sentFrom(loader, '/p/client/orders?status=paid&query=a%26b')) ?? []
  expect(status).toBe(302)
  const address = new URL(String(led), location.origin)
  expect(address.searchParams.get('return_to')).toBe('/p/client/orders?status=paid&query=a%26b')
})

test.each([404, 410, 422, 429, 500, 503])(
  'a refusal with %i is the page’s own status and words',
  async (status) => {
    falseNetwork().answers(CALL, refused(status, 'not_found', 'We could not find that.'))
    await expect(loadAt(loader, '/p/goals')).rejects.toMatchObject({
      init: { status },
      data: { message: 'We could not find that.', requestId: 'r1' },
    })
  },
)

test('a network that is gone is a page that cannot be had now', async () => {
  vi.useFakeTimers()
  falseNetwork().answers(CALL, cut)
  const refusal = expect(loadAt(loader, '/p/goals')).rejects.toMatchObject({ init: { status: 503 } })
  await pass(3000)
  await refusal
})

test('a fault of the page itself is not dressed as a refusal', async () => {
  const broken = inBrowser(async () => {
    throw new TypeError('of the page')
  })
  await expect(loadAt(broken, '/p/goals')).rejects.toBeInstanceOf(TypeError)
})

test('where somebody signs in, only a place of this site is remembered', () => {
  const led = toLogin(new URL('https://elsewhere.example/p/goals?x=1')).headers.get('location')
  expect(new URL(String(led), location.origin).searchParams.get('return_to')).toBe('/p/goals?x=1')
})
