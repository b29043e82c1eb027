import type { CountryDetails } from '@sojourn/contract/ground/reference'
import type { EntryToCountry } from '@sojourn/contract/supply/passports'
import { expect, test } from 'vitest'
import { anAnswer, aVisa } from '../../../test/guide.ts'
import { choose, field, linkTo, text } from '../../../test/on-the-page.ts'
import { openPage } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { makeApi } from '../../api/api.ts'
import { loadEntry } from './load-entry.ts'
import VisasPage from './visas-page.tsx'

const countries = [
  { id: 'CA', name: 'Canada' },
  { id: 'DE', name: 'Germany' },
]

const canada = (changes: Partial<CountryDetails> = {}): CountryDetails => ({
  id: 'CA',
  name: 'Canada',
  native_name: 'Canada',
  dial_codes: ['+1'],
  continent: 'North America',
  capital: 'Ottawa',
  currencies: ['CAD'],
  languages: ['en', 'fr'],
  flag: '/flags/CA.svg',
  visa_count: 2,
  summary: null,
  authority: { name: 'IRCC', url: 'https://ircc.example' },
  warnings: [],
  checked: '2026-03',
  licence: null,
  visas: [
    aVisa({ former_codes: ['student'], aliases: ['Student visa'] }),
    aVisa({ id: 'ca/work-permit', name: 'Work permit', purposes: [{ id: 'work', name: 'Work' }], url: null }),
  ],
  ...changes,
})

const nigerian: EntryToCountry = {
  ...(anAnswer().entry as NonNullable<ReturnType<typeof anAnswer>['entry']>),
  text: 'With a passport of Nigeria you need a visa for Canada.',
  notes: ['Except in transit.'],
  source: anAnswer().source,
  sourced: 'Entry rules, as of 1 Sep 2026',
}

async function opened(search = '', changes: object = {}) {
  const none = { agents: { count: 0, more: false }, visas: [] }
  const loaded = {
    ...{
      country: canada(),
      countries,
      offers: none,
      passports: countries,
      entry: null,
    },
    ...changes,
  }
  const page = await openPage(VisasPage, `/p/visas/ca${search}`, { pattern: '/p/visas/:country', loaded })
  // The list is a part that comes later.
  if (!/#|report/.test(search)) await eventually(() => find('h1') && find('section h2[id^=purpose]'))
  return page
}

const lines = () => [...document.querySelectorAll('li > a > strong')].map(({ textContent }) => textContent)

test('each visa is a line with its fee and its time, which leads to its page', async () => {
  await opened('?from=NG', { entry: nigerian })
  expect(lines()).toEqual(['Study permit', 'Work permit'])
  expect(find('#study-permit').textContent).toContain('CA$150')
  expect(find('#study-permit').textContent).toContain('4 to 14 weeks')
  expect(find('#study-permit a').getAttribute('href')).toBe('/p/visas/ca/study-permit?from=NG')
  expect(linkTo('All agents')).toBe('/p/agents?country=ca')
})

test.each(['#study-permit', '#student'])(
  'a link of former years, %s, leads to the page of its visa',
  async (hash) => {
    const { address } = await opened(`?goalId=7${hash}`)
    await eventually(() => expect(address()).toBe('/p/visas/ca/study-permit?goalId=7'))
  },
)

test('a link of former years that reports a visa leads to its page, where one does', async () => {
  const { address } = await opened('?report=study-permit', {})
  await eventually(() => expect(address()).toBe('/p/visas/ca/study-permit?report=study-permit'))
})

test('a link that ends in nothing we know stays on the list', async () => {
  const { address } = await opened('#purpose-study')
  await eventually(() => find('h1'))
  expect(address()).toBe('/p/visas/ca')
})

test('a visa that can be bought says from which price, and keeps the goal one is in', async () => {
  const one = { count: 1, more: false }
  const price_from = { amount: 25_000, currency: 'USD' }
  const visas = [
    { visa: 'ca/study-permit', agents: one, services: one, price_from, price_to: price_from, best: [] },
  ]
  await opened('?goalId=7', { offers: { agents: one, visas } })
  expect(find('#study-permit').textContent).toContain('1 agent from $250')
  expect(find('#study-permit a').getAttribute('href')).toBe('/p/visas/ca/study-permit?goalId=7')
  expect(linkTo('1 agent for Canada')).toBe('/p/agents?country=ca&goalId=7')
})

test('a purpose narrows the list and stands in the address; one nobody knows narrows nothing', async () => {
  const { address } = await opened('?from=NG', { entry: nigerian })
  await click(findText('Work 1', 'a'))
  await eventually(() => expect(lines()).toEqual(['Work permit']))
  expect(address()).toBe('/p/visas/ca?purpose=work&from=NG')
  document.body.replaceChildren()
  await opened('?purpose=tourism')
  expect(lines()).toHaveLength(2)
})

test('another country is a choice away, and keeps the passport', async () => {
  const { address } = await opened('?from=NG&purpose=work', { entry: nigerian })
  await choose('Country', 'Germany')
  await eventually(() => expect(address()).toBe('/p/visas/de?from=NG'))
})

test('a country whose own visas are not described can be chosen all the same', async () => {
  const togo = canada({ id: 'TG', name: 'Togo', checked: null, authority: null })
  await opened('', { country: togo })
  expect([...field<HTMLSelectElement>('Country').options].map(({ label }) => label)).toEqual([
    'Togo',
    'Canada',
    'Germany',
  ])
  expect(text()).toContain('We do not describe this country’s own visas yet.')
})

test('how old the facts are is said, and where they can be confirmed', async () => {
  await opened()
  expect(find('time[datetime="2026-03"]')).toBeTruthy()
  expect(linkTo('on the official site')).toBe('https://ircc.example')
})

test('what cuts across visas is said above them, with its source', async () => {
  const warning = {
    text: 'No new permits until June.',
    source: 'https://ircc.example/pause',
    checked: '2026-03',
  }
  await opened('', { country: canada({ warnings: [warning as CountryDetails['warnings'][number]] }) })
  expect(find('[aria-label=Warnings]').textContent).toContain('No new permits until June.')
  expect(find<HTMLAnchorElement>('[aria-label=Warnings] a').href).toBe('https://ircc.example/pause')
})

test('without a passport the rule is asked for, with one it is said with its source', async () => {
  await opened()
  expect(find('#entry').textContent).toBe('Do you need a visa for a visit?')
  expect(linkTo('Which visa do I need?')).toBe('/p/guide/ca')
  document.body.replaceChildren()
  await opened('?from=NG', { entry: nigerian })
  expect(find('#entry').textContent).toBe('The rule for your passport')
  expect(text()).toContain('With a passport of Nigeria you need a visa for Canada.Except in transit.')
  expect(linkTo('Which visa do I need?')).toBe('/p/guide?passport=NG&destination=CA')
  expect(linkTo('All countries for this passport')).toBe('/p/guide/passport/ng')
})

test('a passport nobody knows is named and asked for again', async () => {
  await opened('?from=Atlantis')
  expect(text()).toContain('We know no passport called “Atlantis”. Choose it from the list.')
})

test('who chooses a passport stays on the page, and in their goal', async () => {
  const { address } = await opened('?goalId=7')
  field<HTMLSelectElement>('Your passport').value = 'DE'
  await click(findText('Show the rule'))
  await eventually(() => expect(address()).toBe('/p/visas/ca?from=DE&goalId=7'))
})

test.each([
  ['', 0],
  ['from=Atlantis', 0],
  ['from=NG', 1],
])('a rule is asked for only with a code of a country: "%s"', async (search, calls) => {
  const asked: string[] = []
  const api = makeApi(async (path) => {
    asked.push(path)
    return { status: 200, body: JSON.stringify({ data: nigerian }) }
  })
  await loadEntry(api, new URLSearchParams(search), 'CA')
  expect(asked).toHaveLength(calls)
})

test('a rule that cannot be had takes no page down', async () => {
  const api = makeApi(async () => ({ status: 404, body: '{}' }))
  expect(await loadEntry(api, new URLSearchParams('from=NG'), 'CA')).toBeNull()
})
