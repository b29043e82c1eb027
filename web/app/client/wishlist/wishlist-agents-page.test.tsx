import type { FavouriteAgent } from '@sojourn/contract/supply/favourites'
import { expect, test } from 'vitest'
import { AMARA, aFoundAgent, BRUNO, signedIn } from '../../../test/found-agents.ts'
import { falseNetwork, listOf, ok, type Reply, refused } from '../../../test/network.ts'
import { openPage } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { AccountContext } from '../../session/account.ts'
import WishlistAgentsPage from './wishlist-agents-page.tsx'
import WishlistArticlesPage from './wishlist-articles-page.tsx'

const AGENTS = 'GET /favourites'

const kept = (uuid: string, name: string, available = true) =>
  ({ id: uuid, consultant: aFoundAgent({ uuid, name }), available }) as unknown as FavouriteAgent

async function told(at: string, ...replies: [Reply, ...Reply[]]) {
  const network = falseNetwork()
  network.answers(AGENTS, ...replies)
  await openPage(WishlistAgentsPage, at)
  return network
}
const AT = '/p/client/wishlist'
const names = () => [...document.querySelectorAll('li h2')].map((one) => one.textContent)
const loaded = () => eventually(() => expect(names().length).toBeGreaterThan(0))

test('an agent one keeps leads to their page; who cannot be hired now is marked', async () => {
  await told(AT, listOf(kept(AMARA, 'Amara Okafor'), kept(BRUNO, 'Bruno Costa', false)))
  await loaded()
  const cards = [...document.querySelectorAll('ul > li')].filter((one) => one.querySelector('h2'))
  expect(cards.map((one) => one.textContent?.includes('Not available now'))).toEqual([false, true])
  expect(find('li h2 a').getAttribute('href')).toContain(AMARA)
})

test('the goal one looks for an agent for goes along', async () => {
  await told(`${AT}?goalId=7`, listOf(kept(AMARA, 'Amara Okafor')))
  await loaded()
  expect(find('li h2 a').getAttribute('href')).toContain('goalId=7')
})

test('a card one keeps names the first language and counts the others', async () => {
  const speaks = (uuid: string, ...languages: string[]) => {
    const one = kept(uuid, 'Amara Okafor')
    return { ...one, consultant: { ...one.consultant, languages: languages.map((word) => [word, word]) } }
  }
  await told(
    AT,
    listOf(
      speaks(AMARA, 'English'),
      speaks(BRUNO, 'Portuguese', 'English'),
      speaks('0190a0a0-0000-7000-8000-000000000099', 'Portuguese', 'English', 'Spanish'),
    ),
  )
  await loaded()
  const spoken = [...document.querySelectorAll('li dl > div')].filter((one) =>
    one.textContent?.startsWith('Speaks'),
  )
  expect(spoken.map((one) => one.lastChild?.textContent)).toEqual([
    'English',
    'Portuguese and 1 more',
    'Portuguese and 2 more',
  ])
})

test('for a goal of three the cards tell the price for all', async () => {
  const network = falseNetwork()
  network.answers(AGENTS, listOf(kept(AMARA, 'Amara Okafor'), kept(BRUNO, 'Bruno Costa')))
  const items = [{ uuid: AMARA, price_from: { amount: 144_000, currency: 'USD' } }]
  network.answers('GET /goals/7/prices', ok({ people: 3, items }))
  network.answers('GET /favourites/ids', listOf())
  const Seen = () => (
    <AccountContext value={signedIn()}>
      <WishlistAgentsPage />
    </AccountContext>
  )
  await openPage(Seen, `${AT}?goalId=7`)
  const prices = () =>
    [...document.querySelectorAll('li data')].map((price) => price.closest('span')?.textContent)
  await eventually(() => expect(prices()).toEqual(['From $1,440 for 3 people', 'From $500 for 1 person']))
})

test('an empty wishlist says how to fill it', async () => {
  await told(AT, listOf())
  await eventually(() => expect(document.body.textContent).toContain('Your wishlist is empty.'))
  expect(findText('Find agents').getAttribute('href')).toBe('/p/agents')
})

test('more agents come below, and a list that failed is tried again', async () => {
  const network = await told(
    AT,
    refused(503, 'unavailable', 'Please try again later.'),
    ok({ items: [kept(AMARA, 'Amara Okafor')], pagination: { next_cursor: 'c2' } }),
    listOf(kept(BRUNO, 'Bruno Costa')),
  )
  await click(await eventually(() => findText('Retry')))
  await click(await eventually(() => findText('Load more')))
  await eventually(() => expect(names()).toHaveLength(2))
  expect(network.calls(AGENTS).at(-1)?.query.get('cursor')).toBe('c2')
})

test('without an article one is led to them', async () => {
  const network = falseNetwork()
  network.answers(
    'GET /favourites/articles',
    refused(503, 'unavailable', 'Please try again later.'),
    listOf(),
  )
  await openPage(WishlistArticlesPage, '/p/client/wishlist/articles')
  await click(await eventually(() => findText('Retry')))
  await eventually(() => expect(document.body.textContent).toContain('You have not saved any articles.'))
  expect(findText('Read articles').getAttribute('href')).toBe('/p/articles')
})
