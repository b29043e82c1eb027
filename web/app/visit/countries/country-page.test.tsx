import type { CountryDetails } from '@sojourn/contract/ground/reference'
import { expect, test } from 'vitest'
import { anAnswer, aVisa } from '../../../test/guide.ts'
import { linkTo, text } from '../../../test/on-the-page.ts'
import { openPage } from '../../../test/open-page.tsx'
import { eventually, find } from '../../../test/render.tsx'
import CountryPage from './country-page.tsx'

const germany = (changes: Partial<CountryDetails> = {}): CountryDetails => ({
  id: 'DE',
  name: 'Germany',
  native_name: 'Deutschland',
  dial_codes: ['+49'],
  continent: 'Europe',
  capital: 'Berlin',
  currencies: ['EUR'],
  languages: ['de'],
  flag: '/flags/DE.svg',
  visa_count: 2,
  summary: 'Known for its trains.',
  authority: { name: 'BAMF', url: 'https://bamf.example' },
  warnings: [],
  checked: '2026-03',
  licence: null,
  visas: [
    aVisa({ id: 'de/study', name: 'Student visa', processing_time: null, fee: null }),
    aVisa({ id: 'de/blue-card', name: 'Blue card', purposes: [{ id: 'work', name: 'Work' }] }),
  ],
  ...changes,
})

async function opened(changes: Partial<CountryDetails> = {}, more: object = {}, search = '') {
  const one = { count: 1, more: false }
  const offers = {
    agents: one,
    visas: [
      {
        visa: 'de/blue-card',
        agents: one,
        services: one,
        price_from: { amount: 25_000, currency: 'USD' },
        price_to: { amount: 25_000, currency: 'USD' },
        best: [],
      },
    ],
  }
  const loaded = {
    ...{ country: germany(changes), currencies: ['Euro'], languages: ['German'], agents: [], offers },
    ...{ passports: [{ id: 'NG', name: 'Nigeria' }], entry: null, ...more },
  }
  await openPage(CountryPage, `/p/countries/de${search}`, { pattern: '/p/countries/:iso', loaded })
  await eventually(() => find('h1'))
}

test('a country is named in its own language too, for whoever hears it', async () => {
  await opened()
  expect(find('h1').textContent).toBe('Germany')
  expect(find('[lang=de]').textContent).toBe('Deutschland')
  expect(find<HTMLImageElement>('header img').alt).toBe('Flag of Germany')
})

test('a name that is the English one is not said twice', async () => {
  await opened({ native_name: 'Germany' })
  expect(document.querySelector('header [lang]')).toBeNull()
})

test('visas stand by purpose with their time, fee and who helps, and lead to their details', async () => {
  await opened()
  await eventually(() => find('#purpose-study'))
  expect(find('#purpose-study').parentElement?.textContent).toBe('StudyStudent visa')
  expect(find('#purpose-work').parentElement?.textContent).toContain('1 agent from $250')
  expect(find('#purpose-work + ul a').getAttribute('href')).toBe('/p/visas/de/blue-card')
})

test('a fee of long ago stands with its month, a time as it is where the reader lives', async () => {
  const at = { source: 'https://bamf.example/fees', checked: '2025-03', age: 'too_old' as const }
  const fee = { what: 'Visa', amount: 7500, currency: 'EUR', for: 'main' as const }
  const visa = aVisa({
    ...{ id: 'de/study', name: 'Student visa', fee: { amount: 7500, currency: 'EUR' } },
    facts: {
      fees: { ...at, value: [fee, { ...fee, amount: 1000, per: 'year' as const }] },
      time: {
        ...{ ...at, checked: '2026-10', age: 'current' as const },
        value: { min_days: 14, max_days: 119, by_residence: { NG: 70 } },
      },
    },
  })
  await opened(
    { visas: [visa] },
    { entry: { ...anAnswer().entry, source: anAnswer().source, sourced: 'Rules' } },
  )
  await eventually(() => find('#purpose-study'))
  expect(find('#purpose-study').parentElement?.textContent).toBe(
    'StudyStudent visaGovernment fee: €75 + €10 a year, March 2025Typical time: About 10 weeks from Nigeria',
  )
  expect(find('[data-last]').textContent).toContain('€75')
})

test('who decides is named, with the way there, and that one may apply alone', async () => {
  await opened()
  expect(text()).toContain('Who decidesBAMF')
  expect(linkTo('Official site ')).toBe('https://bamf.example')
  expect(text()).toContain('You may always apply there yourself, without an agent.')
})

test('of a country whose visas are not described the general kinds are called so', async () => {
  await opened({ visa_count: 0, checked: null, authority: null })
  expect(find('#visas').textContent).toBe('Common visa types')
  expect(text()).not.toContain('Who decides')
})

test('all details keep the passport and the goal', async () => {
  const entry = { ...anAnswer().entry, source: anAnswer().source, sourced: 'Entry rules' }
  await opened({}, { entry }, '?from=NG&goalId=7')
  const [path, search] = linkTo('All details and checklists')?.split('?') ?? []
  expect(path).toBe('/p/visas/de')
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ from: 'NG', goalId: '7' })
})
