import type { ArticleToCheck } from '@sojourn/contract/desk/staff-articles'
import { expect, test } from 'vitest'
import { falseNetwork, listOf, ok, refused } from '../../../test/network.ts'
import { cells, linkTo, text } from '../../../test/on-the-page.ts'
import { openPage } from '../../../test/open-page.tsx'
import { click, eventually, findText } from '../../../test/render.tsx'
import { ARTICLE_ID, anArticleCase } from '../../../test/staff-articles.ts'
import ArticlesToCheckPage from './articles-page.tsx'

const LIST = 'GET /staff/articles'

async function opened(search: string, ...articles: ArticleToCheck[]) {
  const network = falseNetwork()
  network.answers('GET /staff/queues', ok({ articles: 5 }))
  network.answers(LIST, listOf(...articles))
  const page = await openPage(ArticlesToCheckPage, `/p/staff/articles${search}`)
  await eventually(() => expect(document.querySelector('[aria-label=Loading]')).toBeNull())
  return { ...page, network }
}

test('a line names the article, whose it is, and whether it is new', async () => {
  await opened(
    '',
    anArticleCase(),
    anArticleCase({ id: 'b', title: '', category: null, is_change: true, submitted_at: null }),
  )
  expect(cells().map(([title, agent, category, type]) => [title, agent, category, type])).toEqual([
    ['How to apply', 'Amara Okafor', 'Study', 'New article'],
    ['Untitled article', 'Amara Okafor', 'None', 'Changes'],
  ])
  expect(cells()[1]?.[4]).toBe('Before')
  expect(linkTo('How to apply')).toBe(`/p/staff/articles/${ARTICLE_ID}`)
})

test('what was decided goes by the day of the decision', async () => {
  await opened('?tab=published', anArticleCase({ reviewed_at: '2026-11-05T00:00:00.000Z' }))
  expect(document.querySelector('time')?.dateTime).toBe('2026-11-05T00:00:00.000Z')
})

test.each([
  ['', 'waiting', 'No articles are waiting for a decision.'],
  ['?tab=published', 'published', 'No articles are published yet.'],
  ['?tab=rejected', 'rejected', 'No articles were sent back.'],
  ['?tab=hidden&cursor=c2', 'hidden', 'No articles are hidden.'],
])('an empty list at "%s" says what there is none of', async (search, status, words) => {
  const { network } = await opened(search)
  expect(text()).toContain(words)
  expect(network.calls(LIST)[0]?.query.get('filter[status]')).toBe(status)
  expect(findText('Waiting5')).toBeTruthy()
})

test('a list that could not be had is asked for again', async () => {
  const { network, go } = await opened('')
  network.answers(LIST, refused(503, 'unavailable', 'Wait'), listOf(anArticleCase()))
  await go('/p/staff/articles?tab=hidden')
  await eventually(() => findText('Retry'))
  await click(findText('Retry'))
  await eventually(() => expect(cells()).toHaveLength(1))
})
