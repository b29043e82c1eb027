import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { languageAt, SOURCE } from '@sojourn/contract/words/languages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicScreens } from '../../../e2e/screens.ts'
import { firstLoads, type LoadedFile } from './first-load.ts'
import { expectGuarded, expectOnlyOf, nonceOf } from './policy.ts'
import { openSite, readPage, type Site } from './site.ts'
import { headings, meta, wordsOf } from './words.ts'

const ASSETS = join(import.meta.dirname, '../../../web/build/client/assets')
const MOST_SCRIPT = 130_000
/** Four languages may add 3 kB to a page; these have no room for it below the limit of all. */
const MOST_WITH_LANGUAGES = 133_100
const HEAVIER = [
  'Home',
  'Find agents',
  'An agent',
  'An article',
  'Ask an agent',
  'Sign up',
  'Sign up as agent',
]
const MOST_STYLE = 15_000
/** Requests for scripts, and for styles. */
const MOST_FILES = { script: 18, style: 11 }
/** The home page has what it needs beside the frame in files of its own (decision 126). */
const MOST_FILES_AT_HOME = { script: 6, style: 2 }

let site: Site
let firstLoad: ReturnType<typeof firstLoads>
/** Each style sheet that was built is in it. */
let built: Set<string>
beforeAll(async () => {
  site = await openSite({ withStory: true })
  firstLoad = firstLoads(site)
  const sheets = await Array.fromAsync(glob('*.css', { cwd: ASSETS }))
  built = new Set((await Promise.all(sheets.map((sheet) => readStyles(`/assets/${sheet}`)))).flat())
})
afterAll(() => site.close())

const readStyles = async (file: string) =>
  [...(await site.get(file)).body.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? '')

describe.each(publicScreens)('$name', ({ name, path, status = 200 }) => {
  test('is light before anybody touches it', async () => {
    const files = await firstLoad((await site.page(path)).document)
    const weigh = (kind: LoadedFile['kind']) =>
      files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)
    const figures = files
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ file, bytes }) => `${bytes}\t${file}`)
      .join('\n')
    expect(weigh('script'), `bytes of script, gzip\n${figures}`).toBeLessThanOrEqual(
      HEAVIER.includes(name) ? MOST_WITH_LANGUAGES : MOST_SCRIPT,
    )
    expect(weigh('style'), `bytes of style, gzip\n${figures}`).toBeLessThanOrEqual(MOST_STYLE)
    for (const kind of ['script', 'style'] as const)
      expect(files.filter((file) => file.kind === kind).length, `${kind}s`).toBeLessThanOrEqual(
        (name === 'Home' ? MOST_FILES_AT_HOME : MOST_FILES)[kind],
      )
    expect(files.filter(({ isHardWidget }) => isHardWidget).map(({ file }) => file)).toEqual([])
    // A page without either would prove nothing.
    expect(weigh('script')).toBeGreaterThan(50_000)
    expect(weigh('style')).toBeGreaterThan(500)
  })

  test('names the styles of all that it shows', async () => {
    const { document } = await site.page(path)
    const named = (await firstLoad(document)).filter(({ kind }) => kind === 'style')
    const styled = new Set((await Promise.all(named.map(({ file }) => readStyles(file)))).flat())
    const shown = new Set(
      [...document.querySelectorAll('[class]')].flatMap(
        (one) => one.getAttribute('class')?.split(/\s+/) ?? [],
      ),
    )
    expect([...shown].filter((name) => built.has(name) && !styled.has(name))).toEqual([])
    expect(shown.size).toBeGreaterThan(20)
  })

  test('has no part that could be measured before its styles have come', async () => {
    const { document } = await site.page(path)
    expect([...document.querySelectorAll('body link[rel=stylesheet]')]).toEqual([])
    // Such a script waits for the sheets above it, and the page behind it for the script.
    const [sheet, waits] = ['link[rel=stylesheet]', 'script:not([src], [type])']
    expect(document.querySelector(`head > ${sheet} ~ ${waits}`)).not.toBeNull()
    expect([...document.querySelectorAll(`head > ${waits} ~ ${sheet}`)]).toEqual([])
  })

  test('can be read where no script runs', async () => {
    const { answer, document } = await site.page(path)
    expect(answer.statusCode).toBe(status)
    expect(headings(document)).toEqual([expect.stringMatching(/\S/)])
    const words = wordsOf(document.querySelector('main'))
    expect(words.length).toBeGreaterThan(60)
    expect(words).not.toMatch(/loading/i)
    expect([...document.querySelectorAll('main [aria-busy=true]')]).toEqual([])
  })

  test('has scripts and styles that carry the nonce of its policy alone', async () => {
    const stranger = await site.page(path)
    const withCookie = readPage(await site.get(path, { cookie: 'theme=dark' }))
    for (const { answer, document } of [stranger, withCookie]) {
      expectGuarded(answer)
      expectOnlyOf(nonceOf(answer), document)
    }
  })
})

const shown = publicScreens.filter((screen) => screen.status === undefined)

test.each(shown)(
  '$name says what it is to those who search and to those it is shared with',
  async ({ path }) => {
    const { document } = await site.page(path)
    expect(document.title).toMatch(/^\S.+ · Sojourn$/)
    expect(meta(document, 'description').length).toBeGreaterThan(20)
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(site.origin + path)
    for (const name of ['og:title', 'og:description', 'og:type'])
      expect(meta(document, name), name).not.toBe('')
    expect(meta(document, 'og:url')).toBe(site.origin + path)
    const picture = await site.get(meta(document, 'og:image'))
    expect(picture.statusCode).toBe(200)
    expect(picture.headers['content-type']).toMatch(/^image\/(png|jpeg)$/)
    for (const data of document.querySelectorAll('script[type="application/ld+json"]'))
      expect(JSON.parse(data.textContent)).toMatchObject({
        '@context': 'https://schema.org',
        '@type': expect.any(String),
      })
  },
)

test('no two pages have the same title or description', async () => {
  const documents = await Promise.all(shown.map(async ({ path }) => (await site.page(path)).document))
  for (const words of [
    documents.map(({ title }) => title),
    documents.map((document) => meta(document, 'description')),
  ])
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
})

/** Each country, agent and article has a page to be rendered. */
const ALL_PAGES_MS = 120_000

const addressesOf = (map: string) => [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)

/** One in so many pages of other languages is tried, spread over all kinds. */
const ONE_IN = 60
const isEnglish = (address: string) => languageAt(new URL(address).pathname) === SOURCE
/** Half of all English pages are those of visas, made from one sheet: one in so many is tried. */
const ONE_VISA_IN = 4
const isOfVisa = (address: string) => /\/p\/visas\/.+\/./.test(address)
const oneIn = (many: number, addresses: string[]) => addresses.filter((_, index) => index % many === 0)

test(
  'addresses of the site map answer with a page that may be found',
  async () => {
    const map = await site.get('/sitemap.xml')
    expect(map.headers['content-type']).toMatch(/xml/)
    const addresses = addressesOf(map.body)
    expect(addresses.length).toBeGreaterThan(60)
    expect(new Set(addresses).size).toBe(addresses.length)
    const wrong: string[] = []
    const english = addresses.filter(isEnglish)
    const ofVisas = english.filter(isOfVisa)
    expect(ofVisas.length).toBeGreaterThan(800)
    const tried = [
      ...english.filter((address) => !isOfVisa(address)),
      ...oneIn(ONE_VISA_IN, ofVisas),
      ...oneIn(
        ONE_IN,
        addresses.filter((address) => !isEnglish(address)),
      ),
    ]
    for (const address of tried) {
      const { statusCode, body } = await site.get(address)
      const isRight =
        statusCode === 200 &&
        address.startsWith(site.origin) &&
        body.includes(`rel="canonical" href="${address}"`) &&
        !/<meta name="robots" content="[^"]*noindex/.test(body)
      if (!isRight) wrong.push(`${statusCode} ${address}`)
    }
    expect(wrong).toEqual([])
  },
  ALL_PAGES_MS,
)

test('the site map has every screen that may be found', async () => {
  const addresses = addressesOf((await site.get('/sitemap.xml')).body)
  for (const { path, isUnlisted = false } of shown) {
    const isHidden = isUnlisted || meta((await site.page(path)).document, 'robots').includes('noindex')
    expect(addresses.includes(site.origin + path), path).toBe(!isHidden)
  }
})
