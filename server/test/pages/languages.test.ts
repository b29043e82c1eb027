import type { Document } from 'jsdom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CACHED } from '../../src/platform/pages/kept-page.ts'
import { makeShopper } from '../payments.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ withStory: true })
})
afterAll(() => site.close())

const alternates = (document: Document) =>
  Object.fromEntries(
    [...document.querySelectorAll('link[hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  )

test.each([
  ['/', 'en', 'ltr', 'Find agents'],
  ['/fr', 'fr', 'ltr', 'Trouver un agent'],
  ['/es', 'es', 'ltr', 'Buscar agentes'],
  ['/ar', 'ar', 'rtl', 'البحث عن وكيل'],
])('the home page at %s is in %s, and says so', async (path, lang, dir, words) => {
  const { document, answer } = await site.page(path)
  expect(answer.statusCode).toBe(200)
  expect(['lang', 'dir'].map((name) => document.querySelector('html')?.getAttribute(name))).toEqual([
    lang,
    dir,
  ])
  expect(document.querySelector('header')?.textContent).toContain(words)
  expect(document.querySelector('main')?.getAttribute('lang')).toBeNull()
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(site.origin + path)
})

test('a page names itself in each language', async () => {
  const { document } = await site.page('/ar/p/agents')
  expect(alternates(document)).toEqual({
    en: `${site.origin}/p/agents`,
    fr: `${site.origin}/fr/p/agents`,
    es: `${site.origin}/es/p/agents`,
    ar: `${site.origin}/ar/p/agents`,
    'x-default': `${site.origin}/p/agents`,
  })
})

test('links stay in the language of the page', async () => {
  const { document } = await site.page('/fr/p/agents')
  const links = [...document.querySelectorAll('header a, main a, footer a')].flatMap((link) => {
    const to = link.getAttribute('href') ?? ''
    return to.startsWith('/') && link.getAttribute('hreflang') === null ? [to] : []
  })
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((to) => !/^\/fr(\/|$|\?)/.test(to))).toEqual([])
})

test('the legal texts are marked as English, and say in the language of the reader that the English one binds', async () => {
  for (const path of ['/p/terms-and-condtions', '/p/privacy-policy']) {
    const { document } = await site.page(`/fr${path}`)
    expect(document.querySelector('html')?.getAttribute('lang')).toBe('fr')
    const main = document.querySelector('main')
    expect([main?.getAttribute('lang'), main?.getAttribute('dir')]).toEqual(['en', 'ltr'])
    expect(main?.querySelector('[lang=fr]')?.textContent).toContain('c’est le texte anglais qui fait foi')
    expect(document.querySelector('footer')?.textContent).toContain('Conditions')
    expect((await site.page(path)).document.querySelector('main [role=note][lang]')).toBeNull()
  }
})

test.each([
  ['/p/guide', '¿Adónde quiere ir?'],
  ['/p/guide?passport=NG&destination=CA&purpose=work', 'Necesita un visado para trabajar en Canadá'],
  ['/p/guide/ca', '¿Necesito visado para Canadá?'],
  ['/p/countries/ca', 'Visados y programas'],
  ['/p/visas/ca', 'Visados para Canadá'],
  ['/p/visas/ca/study-permit', 'Quién puede solicitarlo'],
  ['/p/guide/passport/ng', '¿Adónde puede ir con un pasaporte de Nigeria?'],
  ['/p/about', 'Quiénes somos'],
])('%s is in the language of its reader: “%s”', async (path, words) => {
  const { document } = await site.page(`/es${path}`)
  expect(document.querySelector('main')?.getAttribute('lang')).toBeNull()
  expect(document.title + document.querySelector('main')?.textContent).toContain(words)
})

test('names, descriptions and papers of visas are marked as English, and a line says that they are', async () => {
  for (const path of ['/p/visas/ca/study-permit', '/p/guide?passport=NG&destination=CA&purpose=study']) {
    const main = (await site.page(`/ar${path}`)).document.querySelector('main')!
    expect(main.textContent, path).toContain('أسماء التأشيرات وأوصافها ووثائقها بالإنجليزية.')
    const english = [...main.querySelectorAll('[lang=en]')].map((one) => one.textContent)
    expect(
      english.map((words) => words?.toLowerCase()),
      path,
    ).toContain('study permit')
    expect(
      english.some((words) => /acceptance/.test(words ?? '')),
      path,
    ).toBe(true)
    for (const one of main.querySelectorAll('[lang=en]')) one.remove()
    expect(main.textContent, path).not.toMatch(/acceptance/)
  }
})

test.each([
  '/p/visas/ca/study-permit',
  '/p/visas/ca/quebec-study-caq',
  '/p/visas/de/student-visa',
  '/p/guide?passport=NG&destination=CA&purpose=study',
  '/p/countries/ca',
])('no English stands on /ar%s but what is marked, and names', async (path) => {
  const { document, answer } = await site.page(`/ar${path}`)
  expect(answer.statusCode).toBe(200)
  const main = document.querySelector('main')!
  for (const one of main.querySelectorAll('[lang=en], bdi, [dir=auto], script, style, svg, h3 a, option'))
    one.remove()
  const left = main.textContent
    ?.replaceAll(/\u2068[^\u2069]*\u2069/g, '')
    .replaceAll(/\S+\.\S+/g, '')
    .match(/[a-z]{4,}.*/gi)
  expect(left ?? []).toEqual([])
})

test('a page says its own words where the server has others for the same English', async () => {
  for (const [path, own, others] of [
    ['/fr/p/agents', ['À propos'], ['Détail']],
    ['/fr/amara-okafor', ['Partager'], []],
    ['/es/amara-okafor', ['Compartir'], ['Detalle']],
    ['/ar/amara-okafor', ['مشاركة', 'من نحن'], ['الحصة']],
  ] as const) {
    const { document } = await site.page(path)
    for (const one of document.querySelectorAll('script, style')) one.remove()
    const said = [...document.querySelectorAll('a, button, span')].map((one) => one.textContent?.trim())
    for (const words of own) expect(said, path).toContain(words)
    for (const words of others) expect(said, path).not.toContain(words)
  }
})

test('countries, languages and purposes have the names of the reader’s language', async () => {
  for (const [path, names] of [
    ['/p/agents', ['Canada', 'English', 'Study']],
    ['/ar/p/agents', ['كندا', 'الإنجليزية', 'الدراسة']],
    ['/fr/p/agents', ['Canada', 'anglais', 'Études']],
  ] as const) {
    const words = (await site.page(path)).document.querySelector('main')?.textContent
    for (const name of names) expect(words, path).toContain(name)
  }
})

test('a call that many may keep is kept by language', async () => {
  const asked = (language: string) => site.get('/api/passports', { 'accept-language': language })
  const [french, english] = [await asked('fr'), await asked('de')]
  const germany = (answer: typeof french) =>
    answer.json().data.items.find(({ id }: { id: string }) => id === 'DE')?.name
  expect([germany(french), germany(english)]).toEqual(['Allemagne', 'Germany'])
  expect(french.headers['cache-control']).toContain('public')
  expect(String(french.headers.vary)).toContain('accept-language, x-language')
})

test.each([
  ['/de/p/guide', '/p/guide'],
  ['/xx/p/agents?country=ca&purpose=study', '/p/agents?country=ca&purpose=study'],
  ['/pt-BR/p/guide', '/p/guide'],
  ['/en/p/guide', '/p/guide'],
  ['/FR/p/guide', '/fr/p/guide'],
  ['/ar-EG/p/guide', '/ar/p/guide'],
  ['/de/amara-okafor', '/amara-okafor'],
  ['/xx', '/'],
  ['/en/', '/'],
  ['/xx?a=1', '/?a=1'],
  ['/xx/de/p/guide', '/de/p/guide'],
  ['/xx//evil.example', '/evil.example'],
  ['/xx/\\\\evil.example/p/', '/evil.example/p/'],
  ['/xx\\\\evil.example', '/evil.example'],
])('an address in a language nobody speaks here is read in one that is spoken: %s', async (path, place) => {
  const answer = await site.get(path)
  expect([answer.statusCode, answer.headers.location]).toEqual([302, place])
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('two letters that are a country lead to its visas, a call has no language, and longer names are somebody’s', async () => {
  expect((await site.get('/de')).headers.location).toBe('/p/visas/de')
  for (const path of ['/de/api/countries', '/fil/articles/one', '/xyz']) {
    const answer = await site.get(path)
    expect([path, answer.statusCode]).toEqual([path, 404])
  }
  const { document } = await site.page(await site.follow('/de/p/guide'))
  expect(document.querySelector('html')?.getAttribute('lang')).toBe('en')
  expect(Object.keys(alternates(document))).toEqual(['en', 'fr', 'es', 'ar', 'x-default'])
})

test('an account in a language that is no longer spoken is read in English, and so are its mails', async () => {
  const { browser, email } = await makeShopper(site.server)
  await site.server.context.db
    .updateTable('person')
    .set({ language: 'tlh' })
    .where('email', '=', email)
    .execute()
  expect((await browser.get('/account')).body.data.language).toBe('tlh')
  const cookie = `${[...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}; language=tlh`
  const page = await site.get('/p/client/goals', { cookie })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<html lang="en"')
  expect((await browser.get('/notifications')).status).toBe(200)
})

test('the cache gives each language its own page', async () => {
  for (const _ of [1, 2])
    for (const [path, lang] of [
      ['/p/agents', 'en'],
      ['/ar/p/agents', 'ar'],
    ] as const)
      expect((await site.page(path)).document.querySelector('html')?.getAttribute('lang')).toBe(lang)
})

test('as many pages as the cache keeps weigh no more than it may hold, in all four languages together', async () => {
  const paths = [
    '',
    '/p/agents',
    '/p/guide',
    '/p/guide/ca',
    '/p/visas/ca',
    '/p/visas/ca/study-permit',
    '/p/countries/ca',
  ]
  const sizes: number[] = []
  for (const prefix of ['', '/fr', '/es', '/ar'])
    for (const path of paths) {
      const { answer } = await site.page(prefix + path || '/')
      expect(answer.statusCode).toBe(200)
      sizes.push(Buffer.byteLength(answer.body))
    }
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
  expect(mean * CACHED.most).toBeLessThanOrEqual(CACHED.mostWeight)
})

test('pages of one’s own follow the account, whatever the address says', async () => {
  const { browser } = await makeShopper(site.server)
  const cookie = () => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  await browser.patch('/account/language', { language: 'ar' })
  const answer = await site.get('/p/client/goals?x=1', { cookie: cookie() })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/ar/p/client/goals?x=1'])
  const page = await site.get('/ar/p/client/goals', { cookie: cookie() })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<html lang="ar" dir="rtl"')
  expect((await site.get('/p/agents', { cookie: cookie() })).statusCode, 'never by force').toBe(200)
})
