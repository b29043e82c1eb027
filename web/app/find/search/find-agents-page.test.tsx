import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import {
  AMARA,
  aFoundAgent,
  BRUNO,
  bruno,
  CHIARA,
  DINA,
  signedIn,
  theFacets,
  VISITOR,
} from '../../../test/found-agents.ts'
import { pressable } from '../../../test/labelled.ts'
import { falseNetwork, listOf, ok } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, find, findText, type } from '../../../test/render.tsx'
import { AccountContext, type AccountState } from '../../session/account.ts'
import { setCompared } from './compare-store.ts'
import { FindAgentsPage, type Found } from './find-agents-page.tsx'

const AT = '/p/agents'
const text = () => document.body.textContent ?? ''
const chips = () =>
  pressable(document.querySelector('[aria-label="Filters in use"]') ?? document.createElement('p'))
const bar = () => document.querySelector('[aria-label="Agents to compare"]')
const box = (name: string) => find<HTMLInputElement>(`input[type=checkbox][value="${name}"]`)

// Fetched when they are first needed, which takes longer than a test may.
beforeAll(async () => {
  await Promise.all([
    import('./compare-bar.tsx'),
    import('./save-search.tsx'),
    import('./no-agents.tsx'),
    import('./filter-chips.tsx'),
    import('./compare-toggle.tsx'),
    import('../../ui/list/pagination.tsx'),
    import('../favourites/favourite-button.tsx'),
    import('../cards/price-for-all.tsx'),
    import('./price-note.tsx'),
  ])
}, 60_000)

beforeEach(() => {
  vi.useFakeTimers()
  setCompared([])
})

const PRICES = 'GET /goals/7/prices'

async function opened(changes: Partial<Found> = {}, who: AccountState = VISITOR, at = AT, people = 1) {
  const network = falseNetwork()
  network.answers('GET /favourites/ids', listOf())
  const items = [{ uuid: AMARA, price_from: { amount: 144_000, currency: 'USD' } }]
  network.answers(PRICES, ok({ people, items: people > 1 ? items : [] }))
  const found: Found = {
    agents: [aFoundAgent(), bruno()],
    nextCursor: null,
    facets: { ...theFacets(), visas: [] },
    search: {},
    names: { CA: 'Canada', study: 'Study' },
    goalId: undefined,
    ...changes,
  }
  const Page = () => (
    <AccountContext value={who}>
      <FindAgentsPage {...found} />
    </AccountContext>
  )
  const page = await openPage(Page, at)
  await soon(() => find('h1'))
  return { ...page, network }
}

const withTotal = (count: number, more = false) => ({
  facets: { ...theFacets({ total: { count, more } }), visas: [] },
})

test.each([
  [0, false, '0 agents'],
  [1, false, '1 agent'],
  [1_204, false, '1,204 agents'],
  [1_000, true, '1,000+ agents'],
])('%i found (more: %s) is told as “%s”', async (count, more, words) => {
  await opened(withTotal(count, more))
  expect(find('#results').textContent).toBe(words)
  expect(find('[role=status]').textContent).toBe(words)
})

test.each([
  [{}, 'Find agents'],
  [{ country: 'CA' }, 'Agents for Canada'],
  [{ country: 'CA,DE' }, 'Find agents'],
])('the heading of %o is “%s”', async (search, heading) => {
  await opened({ search })
  expect(find('h1').textContent).toBe(heading)
})

test('each agent leads to their profile, with the goal one looks for', async () => {
  await opened({ goalId: '7' })
  expect([...document.querySelectorAll('li h3 a')].map((link) => link.getAttribute('href'))).toEqual([
    '/amara-okafor?goalId=7',
    '/bruno?goalId=7',
  ])
})

const prices = () =>
  [...document.querySelectorAll('li data')].map((price) => price.closest('span')?.textContent)

test('for a goal of three the cards tell the price for all, and for one where an agent says none', async () => {
  const search = { country: 'CA', purpose: 'study', max_price: '1500' }
  const { network } = await opened({ goalId: '7', search }, signedIn(), `${AT}?goalId=7`, 3)
  await soon(() => expect(prices()).toEqual(['From $1,440 for 3 people', 'From $500 for 1 person']))
  expect(network.calls(PRICES).map(({ query }) => Object.fromEntries(query))).toEqual([
    { country: 'CA', purpose: 'study', ids: `${AMARA},${BRUNO}` },
  ])
  await soon(() =>
    expect(text()).toContain('The price limit and the order by price count the price for 1 person.'),
  )
})

test('for a goal of one, and for visitors, the cards are as without a goal', async () => {
  const { network } = await opened({ goalId: '7', search: { sort: 'price' } }, signedIn())
  await soon(() => expect(network.calls(PRICES)).toHaveLength(1))
  expect(prices()).toEqual(['From $500', 'From $500'])
  expect(text()).not.toContain('for 1 person')
  document.body.replaceChildren()
  const visited = await opened({ goalId: '7', search: { sort: 'price' } })
  expect(prices()).toEqual(['From $500', 'From $500'])
  expect(visited.network.calls(PRICES)).toEqual([])
})

test('nobody with every word: those with most of them are said to be that', async () => {
  await opened({
    search: { query: 'study quebec nurse' },
    facets: { ...theFacets({ is_partial: true }), visas: [] },
  })
  expect(text()).toContain(
    'No agent matches every word of “study quebec nurse”. These agents match most of them.',
  )
})

test('what narrows the list is told, and each can be taken away', async () => {
  const { address } = await opened({ search: { country: 'CA', purpose: 'study', max_price: '1500' } })
  await soon(() =>
    expect(chips()).toEqual(['Remove Canada', 'Remove Study', 'Remove Up to $1,500', 'Clear all']),
  )
  await click(findText('Remove Study'))
  expect(address()).toBe('/p/agents?country=CA&max_price=1500')
})

test('a single filter needs no “clear all”; the order stays when all are cleared', async () => {
  await opened({ search: { licensed: '1' } })
  await soon(() => expect(chips()).toEqual(['Remove Licensed']))
})

test('clearing all keeps order and goal', async () => {
  const { address } = await opened({ search: { licensed: '1', min_rating: '4', sort: 'price' }, goalId: '7' })
  await soon(() => findText('Clear all'))
  await click(findText('Clear all'))
  expect(address()).toBe('/p/agents?sort=price&goalId=7')
})

test('nobody found: it says which filters to remove, the last four at most', async () => {
  await opened({
    agents: [],
    ...withTotal(0),
    search: { country: 'CA', purpose: 'study', max_price: '10', max_days: '3', licensed: '1' },
  })
  await soon(() => expect(text()).toContain('No agents match all your filters.'))
  const hints = pressable().filter((words) => words?.startsWith('without'))
  expect(hints).toEqual([
    'without Study',
    'without Up to $10',
    'without Licensed',
    'without Delivery within 3 days',
  ])
  expect(findText('Clear all filters').getAttribute('href')).toBe('/p/agents')
})

test('words nobody fits are told with the words', async () => {
  await opened({ agents: [], ...withTotal(0), search: { query: 'xyz' } })
  await soon(() => expect(text()).toContain('No result found for “xyz”'))
})

test('past the last page one is led to the first', async () => {
  await opened({ agents: [], ...withTotal(0) }, VISITOR, '/p/agents?cursor=old')
  await soon(() => expect(text()).toContain('There are no more agents.'))
  expect(findText('Go to the first agents').getAttribute('href')).toBe('/p/agents')
})

test('the next page keeps the search', async () => {
  await opened({ nextCursor: 'c2', search: { country: 'CA' } }, VISITOR, '/p/agents?country=CA')
  expect(findText('Next').getAttribute('href')).toBe('/p/agents?country=CA&cursor=c2')
})

test('what each choice would find stands beside it; none is said of none', async () => {
  await opened()
  const choices = [...document.querySelectorAll('fieldset li')].map(({ textContent }) => textContent)
  expect(choices).toEqual(['Canada1,204+', 'Germany', 'Study7', 'English9'])
})

test('a country that was chosen stays in its list also where it finds nobody, under its name', async () => {
  await opened({ search: { country: 'ng' }, names: { NG: 'Nigeria' } })
  expect(box('NG').checked).toBe(true)
  expect(box('NG').closest('label')?.textContent).toBe('Nigeria')
  expect(find('summary').textContent).toBe('DestinationNigeria')
})

test('a long list is narrowed by typing, a short one has nothing to type in', async () => {
  const countries = Array.from({ length: 13 }, (_, index) => ({
    ...{ id: `A${String.fromCharCode(65 + index)}`, name: index === 4 ? 'Åland' : `Land ${index}` },
    ...{ count: 1, more: false },
  }))
  await opened({ facets: { ...theFacets({ countries }), visas: [] } })
  const filters = [...document.querySelectorAll<HTMLInputElement>('details input[type=search]')]
  expect(filters.map((one) => one.getAttribute('aria-label'))).toEqual(['Filter Destination'])
  await type(filters[0] as HTMLInputElement, ' ÅLAND ')
  const shown = [...document.querySelectorAll<HTMLElement>('details:first-of-type li')].filter(
    ({ hidden }) => !hidden,
  )
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Åland1'])
})

test('visas can be chosen once their country is known', async () => {
  await opened()
  expect(document.querySelector('select[name=visa]')).toBeNull()
  document.body.replaceChildren()
  await opened({
    search: { country: 'CA' },
    facets: { ...theFacets(), visas: [{ id: 'ca/study-permit', name: 'Study permit' }] },
  })
  expect([...find<HTMLSelectElement>('select[name=visa]').options].map((one) => one.text)).toEqual([
    'Any visa',
    'Study permit',
  ])
})

test('a box that is ticked goes to the address at once, typed words after a pause', async () => {
  const { address } = await opened()
  await click(box('CA'))
  expect(address()).toBe('/p/agents?country=CA')
  await type(find<HTMLInputElement>('input[name=query]'), 'nurse')
  expect(address()).toBe('/p/agents?country=CA')
  await pass(400)
  await soon(() => expect(address()).toBe('/p/agents?query=nurse&country=CA'))
})

test('a price that is none is told at its field, and the list stays', async () => {
  const { address } = await opened()
  await type(find<HTMLInputElement>('input[name=max_price]'), 'cheap')
  await pass(400)
  await soon(() => expect(text()).toContain('Please enter whole dollars, up to 1,000,000'))
  expect(address()).toBe('/p/agents')
  expect(find<HTMLInputElement>('input[name=max_price]').value).toBe('cheap')
})

test('on a phone the filters open and close by their button, which counts them', async () => {
  await opened({ search: { country: 'CA', licensed: '1', query: 'nurse' } })
  const button = findText('Filters (2)')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await click(findText('Show 2 agents'))
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

const compare = (name: string) => {
  const label = findText(`Compare ${name}`, 'label')
  return click(find('input', label))
}

test('one agent is not compared; two are, with the goal and the place that prices depend on', async () => {
  await opened({ goalId: '7' }, VISITOR, '/p/agents?country=CA&max_price=99&goalId=7')
  expect(bar()).toBeNull()
  await compare('Amara Okafor')
  await soon(() => expect((findText('Choose one more') as HTMLButtonElement).disabled).toBe(true))
  await compare('Bruno Costa')
  await soon(() => findText('Compare 2'))
  const to = new URL(findText('Compare 2').getAttribute('href') ?? '', location.origin)
  expect(Object.fromEntries(to.searchParams)).toEqual({
    ids: `${AMARA},${BRUNO}`,
    country: 'CA',
    goalId: '7',
  })
  expect(JSON.parse(sessionStorage.getItem('compare') ?? '')).toHaveLength(2)
})

test('who is let go in the bar is let go on their card, and the bar goes with the last', async () => {
  setCompared([{ uuid: AMARA, name: 'Amara Okafor' }])
  await opened()
  await soon(() => find('[aria-label="Do not compare Amara Okafor"]'))
  await click(find('[aria-label="Do not compare Amara Okafor"]'))
  expect(bar()).toBeNull()
  expect(find<HTMLInputElement>('input', findText('Compare Amara Okafor', 'label')).checked).toBe(false)
})

test('a fourth is refused in words', async () => {
  setCompared([
    { uuid: BRUNO, name: 'Bruno Costa' },
    { uuid: CHIARA, name: 'Chiara Neri' },
    { uuid: DINA, name: 'Dina' },
  ])
  await opened()
  await compare('Amara Okafor')
  await soon(() => expect(toasts()).toEqual(['error: You can compare up to 3 agents. Remove one first.']))
  expect(find<HTMLInputElement>('input', findText('Compare Amara Okafor', 'label')).checked).toBe(false)
})

test('a search can be kept once it narrows anything', async () => {
  await opened()
  expect(text()).not.toContain('Save this search')
  document.body.replaceChildren()
  await opened({ search: { country: 'CA' } })
  await soon(() => findText('Save this search'))
})
