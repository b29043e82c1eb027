import { describe, expect, inject, test } from 'vitest'
import { publicScreens } from './screens.ts'

const origin = inject('origin')
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' })

/** What stands on every answer, whatever it is. */
function expectGuarded({ headers }: Response) {
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe-(inline|eval)|\*|https?:/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('permissions-policy')).toContain('microphone=()')
}

const nonceOf = (response: Response) =>
  /'nonce-([\w-]{22,})'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]

/** Structured data is read, not run: it needs no nonce. */
const BARE = /<(script|style)\b(?![^>]*\b(nonce="|type="application\/ld\+json"))[^>]*>/g
const INLINE = /<[a-z][^<>]*\s(style|on\w+)="[^<>]*>/g

const allNonces = (html: string) =>
  new Set([...html.matchAll(/\bnonce="([^"]*)"/g)].map(([, nonce]) => nonce))

describe.each(publicScreens)('$name', ({ path }) => {
  test.each([
    ['a stranger', {}],
    ['a person with a cookie', { cookie: 'theme=dark' }],
  ])('%s gets a page whose scripts and styles carry the nonce of its policy alone', async (_, headers) => {
    const response = await get(path, headers)
    const html = await response.text()
    expectGuarded(response)
    expect(allNonces(html)).toEqual(new Set([nonceOf(response)]))
    expect(html.match(BARE) ?? []).toEqual([])
    expect(html.match(INLINE) ?? []).toEqual([])
  })
})

test('every call a stranger can make without naming a thing is guarded', async () => {
  const { paths } = (await (await get('/api/openapi.json')).json()) as { paths: Record<string, object> }
  const addresses = Object.keys(paths).filter((path) => 'get' in paths[path]! && !path.includes('{'))
  expect(addresses.length).toBeGreaterThan(5)
  for (const address of addresses) {
    const response = await get(address.startsWith('/api') ? address : `/api${address}`)
    expectGuarded(response)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  }
})

test('a call that is not there says so in the one error body', async () => {
  const response = await get('/api/no-such-call')
  expectGuarded(response)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'not_found', request_id: expect.any(String) })
})

test('files are guarded, and those with a hash in their name stay for ever', async () => {
  const html = await (await get('/')).text()
  const files = [...html.matchAll(/(?:href|src)="(\/[^"/][^"]*\.[a-z0-9]+)"/g)].map(([, file]) => file!)
  expect(files.filter((file) => file.startsWith('/assets/')).length).toBeGreaterThan(3)
  for (const file of new Set([...files, '/flags/CA.svg'])) {
    const response = await get(file)
    expect(response.status, file).toBe(200)
    expectGuarded(response)
    const lasts = file.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=86400'
    expect(response.headers.get('cache-control'), file).toBe(lasts)
  }
})

test('strangers share a kept page, and who carries a cookie never does', async () => {
  const stranger = await get('/')
  expect(stranger.headers.get('cache-control')).toBe('no-cache')
  expect(stranger.headers.get('set-cookie')).toBeNull()
  expect(stranger.headers.get('vary')).toContain('cookie')
  const person = await get('/', { cookie: 'token=somebody' })
  expect(person.headers.get('cache-control')).toBe('private, no-store')
})

test('no two visitors ever share a nonce', async () => {
  const visitors = Array.from({ length: 60 }, (_, index) => get('/', index % 3 ? {} : { cookie: 'a=b' }))
  const nonces = (await Promise.all(visitors)).map(nonceOf)
  expect(nonces).not.toContain(undefined)
  expect(new Set(nonces).size).toBe(60)
})
