import { expect, test } from 'vitest'
import { field, fill, linkTo, text } from '../../../test/on-the-page.ts'
import { openPage } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { CountriesPage } from './countries-page.tsx'
import { CountryFacts } from './country-facts.tsx'
import { currencyNames, languageNames } from './names.ts'

const countries = [
  { id: 'CA', name: 'Canada', continent: 'North America', visa_count: 12 },
  { id: 'DE', name: 'Germany', native_name: 'Deutschland', continent: 'Europe', visa_count: 9 },
  { id: 'CI', name: 'Côte d’Ivoire', continent: 'Africa', visa_count: 0 },
  { id: 'TG', name: 'Togo', continent: 'Africa', visa_count: 0 },
]

async function opened(search = '') {
  const page = await openPage(() => <CountriesPage countries={countries} />, `/p/countries${search}`)
  await eventually(() => find('h1'))
  return page
}

const found = () =>
  [...document.querySelectorAll('.list a')].map(({ textContent }) => textContent.replace(/\d.*/, ''))
const status = () => find('[role=status]').textContent

test('countries whose visas are described stand first, the rest by continent', async () => {
  await opened()
  expect([...document.querySelectorAll('section h2')].map(({ textContent }) => textContent)).toEqual([
    'Countries with a full visa guide',
    'Africa',
  ])
  expect(linkTo('Canada12 programmes')).toBe('/p/countries/ca')
  expect(linkTo('Togo')).toBe('/p/countries/tg')
  expect(status()).toBe('')
})

test('what is typed is found at once, follows into the address, and is counted for those who hear', async () => {
  const { address } = await opened()
  await fill('Search countries', 'deutsch')
  expect(found()).toEqual(['Germany'])
  expect(status()).toBe('1 country')
  expect(address()).toBe('/p/countries?query=deutsch')
  await fill('Search countries', 'COTE')
  expect(found()).toEqual(['Côte d’Ivoire'])
  await fill('Search countries', '')
  expect(address()).toBe('/p/countries')
  expect(status()).toBe('')
})

test('a continent narrows the list, and keeps the words', async () => {
  const { address } = await opened('?query=o')
  await click(findText('Africa 2'))
  await eventually(() => expect(address()).toBe('/p/countries?query=o&continent=Africa'))
  expect(found()).toEqual(['Côte d’Ivoire', 'Togo'])
  expect(field('Search countries').value).toBe('o')
})

test('going back brings the words of the address into the field again', async () => {
  const { go } = await opened('?query=togo')
  await fill('Search countries', 'canada')
  await go('/p/countries?query=germany')
  await eventually(() => expect(field('Search countries').value).toBe('germany'))
})

test.each([
  ['?query=atlantis', 'No country matches “atlantis”.', 'Show all countries', '/p/countries'],
  [
    '?query=canada&continent=Africa',
    'No country matches “canada” in Africa.',
    'Search all continents',
    '/p/countries?query=canada',
  ],
])('at %s nothing is found, and the way out is offered', async (search, words, button, led) => {
  const { address } = await opened(search)
  expect(text()).toContain(words)
  await click(findText(button))
  await eventually(() => expect(address()).toBe(led))
})

const facts = () => [...document.querySelectorAll('dl div')].map(({ textContent }) => textContent)

test('of a country what is known is said, several things in the plural, many codes in short', async () => {
  const country = {
    capital: 'Ottawa',
    continent: 'North America',
    dial_codes: ['+1', '+2', '+3', '+4', '+5'],
  }
  const names = { currencies: currencyNames(['CAD']), languages: languageNames(['en', 'fr']) }
  await openPage(() => <CountryFacts country={country} {...names} />, '/p/countries/ca')
  expect(facts()).toEqual([
    'CapitalOttawa',
    'ContinentNorth America',
    'CurrencyCanadian Dollar',
    'LanguagesEnglish, French',
    'Dial codes+1, +2, +3 and 2 more',
  ])
})

test('what is not known has no line', async () => {
  const country = { capital: null, continent: 'Antarctica', dial_codes: [] }
  await openPage(() => <CountryFacts country={country} currencies={[]} languages={[]} />, '/p/countries/aq')
  expect(facts()).toEqual(['ContinentAntarctica'])
})
