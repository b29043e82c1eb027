import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectGuarded, nonceOf } from './policy.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ withStory: false })
})
afterAll(() => site.close())

test('every call a stranger can make without naming a thing is guarded', async () => {
  const { paths } = (await site.get('/api/openapi.json')).json<{ paths: Record<string, object> }>()
  const addresses = Object.keys(paths).filter((path) => 'get' in paths[path]! && !path.includes('{'))
  expect(addresses.length).toBeGreaterThan(5)
  for (const address of addresses) {
    const answer = await site.get(address.startsWith('/api') ? address : `/api${address}`)
    expectGuarded(answer, address)
    expect(answer.headers['content-type'], address).toContain('application/json')
    expect(answer.headers['content-security-policy'], address).toContain("default-src 'none'")
  }
})

test('a call that is not there says so in the one error body', async () => {
  const answer = await site.get('/api/no-such-call')
  expectGuarded(answer)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'not_found', request_id: expect.any(String) })
})

test('files are guarded, and those with a hash in their name stay for ever', async () => {
  const { document } = await site.page('/')
  const named = [...document.querySelectorAll('[href], [src]')].map((part) =>
    String(part.getAttribute('href') ?? part.getAttribute('src')).replace(/#.*/, ''),
  )
  const files = new Set([...named.filter((name) => /^\/[^/].*\.[a-z0-9]+$/.test(name)), '/flags/CA.svg'])
  expect([...files].filter((file) => file.startsWith('/assets/')).length).toBeGreaterThan(3)
  for (const file of files) {
    const answer = await site.get(file)
    expect(answer.statusCode, file).toBe(200)
    expectGuarded(answer, file)
    const lasts = file.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=86400'
    expect(answer.headers['cache-control'], file).toBe(lasts)
  }
})

test('strangers share a kept page, and who carries a cookie never does', async () => {
  const stranger = await site.get('/')
  expect(stranger.headers['cache-control']).toBe('no-cache')
  expect(stranger.headers['set-cookie']).toBeUndefined()
  expect(stranger.headers.vary).toContain('cookie')
  const person = await site.get('/', { cookie: 'token=somebody' })
  expect(person.headers['cache-control']).toBe('private, no-store')
})

test('who reads slowly gets a page with the nonce of its policy alone, whatever others are sent meanwhile', async () => {
  const { port } = new URL(await site.listen())
  // More than lies between two sockets: most answers wait in the server.
  const slow = connect(Number(port), '127.0.0.1').pause()
  slow.write(
    `${'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(300)}GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  )
  for (let visitor = 0; visitor < 50; visitor++)
    await fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text())
  const answers = (await text(slow)).split('HTTP/1.1 200 OK\r\n').slice(1)
  expect(answers).toHaveLength(301)
  const nonces = answers.map(
    (answer) => new Set([...answer.matchAll(/nonce[-=]["']?([\w-]{22})/g)].map(([, nonce]) => nonce)),
  )
  expect(nonces.filter(({ size }) => size !== 1)).toEqual([])
  expect(new Set(nonces.flatMap((one) => [...one])).size).toBe(301)
})

test('no two visitors ever share a nonce', async () => {
  const visitors = Array.from({ length: 60 }, (_, index) => site.get('/', index % 3 ? {} : { cookie: 'a=b' }))
  const nonces = (await Promise.all(visitors)).map(nonceOf)
  expect(nonces).not.toContain(undefined)
  expect(new Set(nonces).size).toBe(60)
})

test('robots are told of the site map and kept from what is private', async () => {
  const { body } = await site.get('/robots.txt')
  expect(body).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
  for (const place of ['/api/', '/dev/']) expect(body).toContain(`Disallow: ${place}`)
})

test('the site can be kept on a home screen', async () => {
  const manifest = (await site.get('/manifest.webmanifest')).json<{ icons: { src: string }[] }>()
  expect(manifest).toMatchObject({ name: expect.stringContaining('Sojourn'), start_url: '/' })
  expect(manifest.icons.length).toBeGreaterThan(0)
  for (const { src } of manifest.icons) {
    const icon = await site.get(src)
    expect(icon.statusCode, src).toBe(200)
    expect(icon.headers['content-type'], src).toMatch(/^image\//)
  }
})
