import { expect, test } from 'vitest'
import { loadAt, sentFrom } from '../../../test/loading.ts'
import { falseNetwork, listOf, ok, refused } from '../../../test/network.ts'
import { choose, field, fill, linkTo, text } from '../../../test/on-the-page.ts'
import { openPage } from '../../../test/open-page.tsx'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { clientLoader as loadArticle } from './article-page.tsx'
import ArticlesPage, { clientLoader } from './articles-page.tsx'

const LIST = 'GET /articles'
const choices = {
  categories: [{ id: 'study', name: 'Study', count: 3 }],
  countries: [{ id: 'CA', name: 'Canada' }],
}

const anArticle = (id: string, title: string) => ({
  id,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  category: 'Study',
  image: null,
  excerpt: 'How to begin.',
  date: '2026-11-01T00:00:00.000Z',
  reading_minutes: 4,
  likes: 0,
  author: { uuid: 'a1', username: 'amara', name: 'Amara Okafor', profile_picture: null },
})

async function opened(search: string, ...articles: object[]) {
  const network = falseNetwork()
  network.answers(LIST, listOf(...articles))
  network.answers('GET /articles/filters', ok(choices))
  const at = `/p/articles${search}`
  const loaded = await loadAt(clientLoader, at)
  const page = await openPage(ArticlesPage, at, { pattern: '/p/articles', loaded })
  await eventually(() => find('h1'))
  return { ...page, network }
}

test('an article leads to itself, and says whose it is and how long it takes', async () => {
  await opened('', anArticle('1', 'How to apply'))
  expect(linkTo('How to apply')).toBe('/a1/articles/how-to-apply')
  expect(find('ul.grid > li').textContent).toContain('Study4 min read')
  expect(find('ul.grid > li').textContent).toContain('Amara Okafor1 Nov 2026')
})

test.each([
  ['', { limit: '9' }],
  [
    '?query=%20proof%20&category=study&country=ca&sort=likes&cursor=c2',
    {
      query: 'proof',
      category: 'study',
      country: 'CA',
      sort: 'likes',
      limit: '9',
      cursor: 'c2',
    },
  ],
  ['?sort=relevance&country=Canada', { limit: '9' }],
])('what stands in the address "%s" is what is asked for', async (search, asked) => {
  const { network } = await opened(search)
  expect(Object.fromEntries(network.calls(LIST)[0]?.query ?? [])).toEqual(asked)
})

test.each([
  ['', 'There are no more articles.', 'Go to the newest articles'],
  ['?sort=likes', 'There are no more articles.', 'Go to the newest articles'],
  ['?query=proof', 'No articles match your search.', 'Show all articles'],
  ['?query=proof&cursor=c2', 'There are no more articles.', 'Go to the newest articles'],
])('an empty list at "%s" says why, and offers a way out', async (search, words, button) => {
  await opened(search)
  expect(text()).toContain(words)
  expect(linkTo(button)).toBe('/p/articles')
})

test('a place in a list that was asked for differently begins the list anew', async () => {
  const network = falseNetwork()
  network.answers('GET /articles/filters', ok(choices))
  network.answers(LIST, refused(422, 'invalid_fields', 'No such place.'))
  expect(await sentFrom(clientLoader, '/p/articles?query=proof&cursor=old')).toEqual([
    302,
    '/p/articles?query=proof',
  ])
})

test('a list that cannot be had is a page that says so', async () => {
  const network = falseNetwork()
  network.answers('GET /articles/filters', ok(choices))
  network.answers(LIST, refused(503, 'unavailable', 'Please try again in a moment.'))
  await expect(loadAt(clientLoader, '/p/articles?cursor=c2')).rejects.toMatchObject({ init: { status: 503 } })
})

test('words are looked for when they are sent, with the category one is in', async () => {
  const { address } = await opened('?category=study', anArticle('1', 'How to apply'))
  await fill('Search articles', 'proof')
  expect(address()).toBe('/p/articles?category=study')
  await click(findText('Search'))
  await eventually(() => expect(address()).toBe('/p/articles?query=proof&category=study'))
})

test('a country or an order is taken at once, and another category keeps them', async () => {
  const { address } = await opened('?sort=likes', anArticle('1', 'How to apply'))
  expect(field<HTMLSelectElement>('Order').selectedOptions[0]?.textContent).toBe('Most liked')
  await choose('Country', 'Canada')
  await eventually(() => expect(address()).toBe('/p/articles?country=CA&sort=likes'))
  expect(linkTo('Study 3')).toBe('/p/articles?sort=likes&category=study')
})

test('without words articles come newest first; with words the best match does', async () => {
  await opened('', anArticle('1', 'How to apply'))
  expect([...field<HTMLSelectElement>('Order').options].map(({ label }) => label)).toEqual([
    'Newest',
    'Most liked',
  ])
  document.body.replaceChildren()
  await opened('?query=proof', anArticle('1', 'How to apply'))
  expect([...field<HTMLSelectElement>('Order').options].map(({ label }) => label)).toEqual([
    'Best match',
    'Newest',
    'Most liked',
  ])
})

test('an address an article had before leads to the one it has, for good', async () => {
  const network = falseNetwork()
  network.answers('GET /consultants/a1/articles/old', ok({ slug: 'new' }))
  const params = { name: 'a1', slug: 'old' }
  expect(await sentFrom(loadArticle, '/a1/articles/old?like=1', params)).toEqual([
    301,
    '/a1/articles/new?like=1',
  ])
})
