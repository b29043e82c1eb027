import type { PassportEntries } from '@sojourn/contract/supply/passports'
import { expect, test, vi } from 'vitest'
import { anAnswer } from '../../../test/guide.ts'
import { loadAt, sentFrom } from '../../../test/loading.ts'
import { falseNetwork, listOf, ok } from '../../../test/network.ts'
import { choose, linkTo, text } from '../../../test/on-the-page.ts'
import { openPage } from '../../../test/open-page.tsx'
import { eventually, find } from '../../../test/render.tsx'
import { countOpen } from './entry-groups.ts'
import PassportPage from './passport-page.tsx'
import PassportsPage, { clientLoader as loadPassports } from './passports-page.tsx'

type Kind = PassportEntries['entries'][number]['kind']
const entry = (id: string, kind: Kind, days: number | null = null) => ({
  destination: { id, name: `Land ${id}` },
  kind,
  days,
})

const entries = [
  entry('NG', 'own'),
  entry('GH', 'free_movement'),
  entry('KE', 'visa_free', 90),
  entry('RW', 'visa_on_arrival', 30),
  entry('LK', 'eta', 30),
  entry('IN', 'e_visa'),
  entry('CA', 'visa_required'),
  entry('XX', 'no_admission'),
  entry('YY', 'unknown'),
]
const passports = [
  { id: 'DE', name: 'Germany' },
  { id: 'NG', name: 'Nigeria' },
]

async function opened() {
  const known = { passport: { id: 'NG', name: 'Nigeria' }, source: anAnswer().source, entries }
  const page = await openPage(PassportPage, '/p/guide/passport/ng', {
    pattern: '/p/guide/passport/:iso',
    loaded: { known, passports },
  })
  await eventually(() => find('h1'))
  return page
}

test('what one applies for beforehand, and one’s own country, is not counted as open', () => {
  expect(countOpen(entries)).toBe(4)
})

test('the sum leaves one’s own country out, and says what it is about', async () => {
  await opened()
  expect(text()).toContain('You can enter 4 of 8 countries without applying for a visa beforehand.')
  expect(text()).toContain('This is about visits')
})

test('every country stands under its rule, the easiest first, with its days, and leads to its visas', async () => {
  await opened()
  const rules = [...document.querySelectorAll('tbody')].map(({ id, rows }) => [id, rows.length - 1])
  expect(rules).toEqual([
    ['own', 1],
    ['free_movement', 1],
    ['visa_free', 1],
    ['eta', 1],
    ['visa_on_arrival', 1],
    ['e_visa', 1],
    ['visa_required', 1],
    ['no_admission', 1],
    ['unknown', 1],
  ])
  expect(find('#visa_free').textContent).toContain('Land KE90 days')
  expect(find('#visa_required').textContent).toContain('Land CA–')
  expect(linkTo('Land CA')).toBe('/p/visas/ca?from=NG')
})

test('the map has a place for each country, and its key leads to the table', async () => {
  await opened()
  expect(document.querySelectorAll('svg use[data-kind]')).toHaveLength(entries.length)
  expect(find('svg[role=img]').getAttribute('aria-label')).toContain('a passport of Nigeria')
  expect(linkTo('Visa needed')).toBe('#visa_required')
})

test('one goes on to the guide, to a comparison, and to another passport', async () => {
  const { address } = await opened()
  expect(linkTo('Which visa do I need?')).toBe('/p/guide?passport=NG')
  expect(linkTo('Compare two destinations')).toBe('/p/guide/compare?passport=NG')
  await choose('Passport', 'Germany')
  expect(address()).toBe('/p/guide/passport/de')
})

test('all passports say how many countries each opens', async () => {
  const loaded = { query: '', passports: [{ id: 'NG', name: 'Nigeria', open_count: 45 }] }
  await openPage(PassportsPage, '/p/guide/passport', { pattern: '/p/guide/passport', loaded })
  await eventually(() => expect(linkTo('Nigeria45')).toBe('/p/guide/passport/ng'))
})

test('the country of one’s own browser stands first', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-BR', 'pt'])
  const loaded = {
    query: '',
    passports: [
      { id: 'NG', name: 'Nigeria', open_count: 45 },
      { id: 'BR', name: 'Brazil', open_count: 130 },
    ],
  }
  await openPage(PassportsPage, '/p/guide/passport', { pattern: '/p/guide/passport', loaded })
  await eventually(() => expect(text()).toContain('Your countryBrazil130'))
})

test.each([
  ['/p/guide/passport?passport=NG', [302, '/p/guide/passport/ng']],
  ['/p/guide/passport?passport=Nigeria', null],
  ['/p/guide/passport', null],
])('%s leads on only with the code of a passport', async (address, led) => {
  const network = falseNetwork()
  network.answers('GET /passports', listOf())
  expect(await sentFrom(loadPassports, address)).toEqual(led)
})

test('a list that cannot be had is a page that says so', async () => {
  const network = falseNetwork()
  network.answers('GET /passports', ok(null, 503))
  await expect(loadAt(loadPassports, '/p/guide/passport')).rejects.toMatchObject({ init: { status: 503 } })
})
