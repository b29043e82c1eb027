import { describe, expect, inject, test } from 'vitest'
import { publicScreens } from './screens.ts'

const origin = inject('origin')
const shown = publicScreens.filter((screen) => screen.status === undefined)

const get = (address: string) => fetch(new URL(address, origin), { redirect: 'manual' })
const textOf = async (address: string) => (await get(address)).text()

const found = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
const titleOf = (html: string) => found(html, /<title>([^<]*)<\/title>/)
const property = (html: string, name: string) =>
  found(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))

describe.each(shown)('$name', ({ path }) => {
  test('says what it is to those who search and to those it is shared with', async () => {
    const html = await textOf(path)
    expect(titleOf(html)).toMatch(/^\S.+ · Sojourn$/)
    expect(property(html, 'description').length).toBeGreaterThan(20)
    for (const name of ['og:title', 'og:description', 'og:type'])
      expect(property(html, name), name).not.toBe('')
    expect(property(html, 'og:url')).toBe(origin + path)
    const picture = await get(property(html, 'og:image'))
    expect(picture.headers.get('content-type')).toMatch(/^image\/(png|jpeg)$/)
    for (const [, json] of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)) {
      expect(JSON.parse(json!)).toMatchObject({
        '@context': 'https://schema.org',
        '@type': expect.any(String),
      })
    }
  })
})

test('no two pages have the same title or description', async () => {
  const pages = await Promise.all(shown.map((screen) => textOf(screen.path)))
  for (const words of [pages.map(titleOf), pages.map((html) => property(html, 'description'))]) {
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  }
})

test('every address of the site map answers with a page that may be found', async () => {
  const map = await get('/sitemap.xml')
  expect(map.headers.get('content-type')).toMatch(/xml/)
  const addresses = [...(await map.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)
  expect(addresses.length).toBeGreaterThan(60)
  expect(new Set(addresses).size).toBe(addresses.length)
  const wrong: string[] = []
  for (const address of addresses) {
    const answer = await get(address)
    const html = await answer.text()
    const isRight =
      answer.status === 200 &&
      address.startsWith(origin) &&
      html.includes(`rel="canonical" href="${address}"`)
    if (!isRight || property(html, 'robots').includes('noindex')) wrong.push(`${answer.status} ${address}`)
  }
  expect(wrong).toEqual([])
})

test('the site map has every screen that may be found', async () => {
  const map = await textOf('/sitemap.xml')
  for (const { path, isUnlisted = false } of shown) {
    const isHidden = isUnlisted || property(await textOf(path), 'robots').includes('noindex')
    expect(map.includes(`<loc>${origin}${path}</loc>`), path).toBe(!isHidden)
  }
})

test('robots are told of the site map and kept from what is private', async () => {
  const robots = await textOf('/robots.txt')
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
  for (const place of ['/api/', '/dev/']) expect(robots).toContain(`Disallow: ${place}`)
})

test('the site can be kept on a home screen', async () => {
  const manifest = await (await get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: expect.stringContaining('Sojourn'), start_url: '/' })
  for (const { src } of manifest.icons) {
    expect((await get(src)).headers.get('content-type'), src).toMatch(/^image\//)
  }
})
