import type { Document } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type Site } from './site.ts'
import { headings, wordsOf } from './words.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ withStory: false })
})
afterAll(() => site.close())

const HEADER = 'header nav[aria-label=Main]:not([popover] *)'
const PHONE_MENU = '[popover] nav[aria-label=Main]'
const FOOTER = 'footer nav'

const MAIN = [
  ['Home', '/'],
  ['Countries', '/p/countries'],
  ['Services', '/p/visas/ca'],
  ['Find agents', '/p/agents'],
  ['Articles', '/p/articles'],
  ['Contact us', '/p/contact-us'],
]

const AT_THE_FOOT = [
  ['Services', '/ca'],
  ['Find Agent', '/p/agents'],
  ['About', '/p/about'],
  ['Articles', '/p/articles'],
  ['Contact us', '/p/contact-us'],
  ['Privacy Policy', '/p/privacy-policy'],
  ['Terms', '/p/terms-and-condtions'],
  ['support@sojourn.example', 'mailto:support@sojourn.example'],
  ['How to hire agents', '/p/how-to-hire-agents'],
]

const linksIn = (document: Document, menu: string) =>
  [...document.querySelectorAll(`${menu} a`)].map((link) => [link.textContent, link.getAttribute('href')])

const currentIn = (document: Document, menu: string) =>
  [...document.querySelectorAll(`${menu} [aria-current=page]`)].map((link) => link.textContent)

test.each(['/', '/p/visas/de', '/p/about'])(
  'header, menu and footer of %s hold these links',
  async (path) => {
    const { document } = await site.page(path)
    expect(linksIn(document, HEADER)).toEqual(MAIN)
    expect(linksIn(document, PHONE_MENU)).toEqual(MAIN)
    expect(linksIn(document, FOOTER)).toEqual(AT_THE_FOOT)
  },
)

test('the whole footer stands below signing in too', async () => {
  const { document } = await site.page('/p/auth/login')
  expect(linksIn(document, FOOTER)).toEqual(AT_THE_FOOT)
})

const targets = new Map([...MAIN, ...AT_THE_FOOT].map(([name, path]) => [path!, name!]))
targets.delete('/')

describe.each([...targets].filter(([path]) => path.startsWith('/')))('%s', (path, name) => {
  test(`is the page that ${name} leads to, with a heading and title of its own`, async () => {
    const home = (await site.page('/')).document
    const { answer, document } = await site.page(await site.follow(path))
    expect(answer.statusCode).toBe(200)
    const [heading, ...others] = headings(document)
    expect(others).toEqual([])
    expect(heading).toMatch(/\S/)
    expect(heading).not.toBe(headings(home)[0])
    expect(document.title).not.toBe(home.title)
  })
})

test('the entry of the part one is in says so, and the logo leads home', async () => {
  for (const [path, entry] of [
    ['/', 'Home'],
    ['/p/visas/de', 'Services'],
  ] as const) {
    const { document } = await site.page(path)
    for (const menu of [HEADER, PHONE_MENU]) expect(currentIn(document, menu), path).toEqual([entry])
    const logo = document.querySelector('header [aria-label="Sojourn, home"]')
    expect(logo?.getAttribute('href')).toBe('/')
    expect(wordsOf(logo)).toBe('Sojourn')
  }
})
