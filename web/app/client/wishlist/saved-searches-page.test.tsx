import type { SavedSearch } from '@sojourn/contract/supply/discovery'
import { expect, test } from 'vitest'
import { falseNetwork, held, listOf, ok, type Reply, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import { addressOf } from './saved-search-address.ts'
import SavedSearchesPage from './saved-searches-page.tsx'

const LIST = 'GET /account/searches'
const ONE = '/account/searches/s-1'

const search = (changes: Partial<SavedSearch> = {}): SavedSearch => ({
  id: 's-1',
  name: 'Study in Canada',
  filters: { country: 'CA', purpose: 'study' } as SavedSearch['filters'],
  mail: true,
  created_at: { date: '2026-05-04T10:00:00.000Z' },
  ...changes,
})

async function told(...replies: [Reply, ...Reply[]]) {
  const network = falseNetwork()
  network.answers(LIST, ...replies)
  await openPage(SavedSearchesPage, '/p/client/wishlist/searches')
  await eventually(() => expect(network.calls(LIST)).toHaveLength(1))
  return network
}
const shown = async (...saved: SavedSearch[]) => {
  const network = await told(listOf(...saved))
  await eventually(() => find('main, h1'))
  return network
}
const names = () => [...document.querySelectorAll('li h2')].map((one) => one.textContent)
const loaded = () => eventually(() => expect(names().length).toBeGreaterThan(0))
const mail = () => find<HTMLInputElement>('li input[type=checkbox]')

test('a saved search leads to what it finds, and says when it was saved', async () => {
  await shown(search())
  await loaded()
  expect(findText('Study in Canada').getAttribute('href')).toContain('country=CA')
  expect(find('li').textContent).toContain('Saved on 4 May 2026')
})

test.each<[object, Record<string, string>]>([
  [
    { country: 'CA', max_price: 50_000 },
    { country: 'CA', max_price: '500' },
  ],
  [{ max_price: 50_050 }, { max_price: '501' }],
  [{ sort: 'relevance', verified: true }, {}],
  [{ sort: 'price' }, { sort: 'price' }],
])('the filters %j become an address: %j', (filters, query) => {
  const address = addressOf(filters as SavedSearch['filters'])
  expect(Object.fromEntries(new URLSearchParams(address.split('?')[1]))).toEqual(query)
})

test('its weekly email is turned off at once, and on again where that fails', async () => {
  const network = await shown(search())
  network.answers(
    `PATCH ${ONE}`,
    refused(503, 'unavailable', 'Please try again.'),
    ok(search({ mail: false })),
  )
  await loaded()
  await click(mail())
  await eventually(() => expect(toasts()).toEqual(['error: Please try again.']))
  expect(mail().checked).toBe(true)
  await click(mail())
  await eventually(() => expect(network.calls(`PATCH ${ONE}`)).toHaveLength(2))
  expect([mail().checked, network.calls(`PATCH ${ONE}`)[1]?.body]).toEqual([false, { mail: false }])
})

test('a search is renamed where it stands', async () => {
  const network = await shown(search(), search({ id: 's-2', name: 'Work in Germany' }))
  network.answers(`PATCH ${ONE}`, ok(search({ name: 'Toronto' })))
  await loaded()
  await click(find('button[aria-label="Rename “Study in Canada”"], button[title="Rename “Study in Canada”"]'))
  const name = find<HTMLInputElement>('dialog[open] input[name=name]')
  expect(name.value).toBe('Study in Canada')
  expect(find('dialog[open] form > :last-child').textContent).toBe('CancelRename')
  await type(name, ' ')
  await click(findText('Rename', 'dialog[open] button'))
  await eventually(() => expect(find('dialog[open]').textContent).toContain('please input a name'))
  await type(name, 'Toronto')
  await click(findText('Rename', 'dialog[open] button'))
  await eventually(() => expect(names()).toEqual(['Toronto', 'Work in Germany']))
  expect(network.calls(`PATCH ${ONE}`).map(({ body }) => body)).toEqual([{ name: 'Toronto' }])
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('a search is deleted once, and the others stay', async () => {
  const network = await shown(search(), search({ id: 's-2', name: 'Work in Germany' }))
  const later = held(() => new Response(null, { status: 204 }))
  network.answers(`DELETE ${ONE}`, later.reply)
  await loaded()
  const remove = find(
    'button[aria-label="Delete “Study in Canada”"], button[title="Delete “Study in Canada”"]',
  )
  await click(remove)
  await click(remove)
  later.release()
  await eventually(() => expect(toasts()).toEqual(['success: “Study in Canada” is deleted']))
  expect([names(), network.calls(`DELETE ${ONE}`).length]).toEqual([['Work in Germany'], 1])
})

test('a search that could not be deleted stays', async () => {
  const network = await shown(search())
  network.answers(`DELETE ${ONE}`, refused(503, 'unavailable', 'Please try again.'))
  await loaded()
  await click(find('button[aria-label^="Delete"], button[title^="Delete"]'))
  await eventually(() => expect(toasts()).toEqual(['error: Please try again.']))
  expect(names()).toEqual(['Study in Canada'])
})

test('without a search one reads how to save one', async () => {
  await shown()
  await eventually(() => expect(document.body.textContent).toContain('You have not saved a search yet.'))
  expect(findText('Find agents').getAttribute('href')).toBe('/p/agents')
})

test('searches that could not be read are asked for again', async () => {
  await told(refused(503, 'unavailable', 'Please try again later.'), listOf(search()))
  await click(await eventually(() => findText('Retry')))
  await loaded()
})
