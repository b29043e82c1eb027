import { expect, test } from 'vitest'
import { falseNetwork, listOf, ok, refused } from '../../../test/network.ts'
import { cells, choose, fill, linkTo, text } from '../../../test/on-the-page.ts'
import { openPage } from '../../../test/open-page.tsx'
import { click, eventually, findText } from '../../../test/render.tsx'
import { aLine, PERSON_ID } from '../../../test/staff-people.tsx'
import PeoplePage from './people-page.tsx'

const LIST = 'GET /staff/people'

async function opened(search: string, ...people: ReturnType<typeof aLine>[]) {
  const network = falseNetwork()
  network.answers(LIST, listOf(...people))
  const page = await openPage(PeoplePage, `/p/staff/people${search}`)
  await eventually(() => expect(document.querySelector('[aria-label=Loading]')).toBeNull())
  return { ...page, network }
}

test('each line tells who somebody is and how they stand', async () => {
  const since = '2026-11-01T00:00:00.000Z'
  await opened(
    '',
    aLine(),
    aLine({ uuid: 'b', is_a: 'subscriber', email_verified: false }),
    aLine({ uuid: 'c', is_a: 'unverified_consultant', email_verified: false, suspended_at: since }),
    aLine({ uuid: 'd', is_a: 'staff' }),
  )
  expect(cells()).toEqual([
    ['Amara Okaforamara@example.com', 'Agent, verified', 'Active', '1 Jan 2026', 'Never'],
    ['Amara Okaforamara@example.com', 'Client', 'Email not verified', '1 Jan 2026', 'Never'],
    ['Amara Okaforamara@example.com', 'Agent, unverified', 'Suspended', '1 Jan 2026', 'Never'],
    ['Amara Okaforamara@example.com', 'Staff', 'Active', '1 Jan 2026', 'Never'],
  ])
  expect(linkTo('Amara Okafor')).toBe(`/p/staff/people/${PERSON_ID}`)
})

test.each([
  ['', { limit: '10' }],
  ['?query=%20amara%20&status=all', { limit: '10', query: 'amara' }],
  ['?status=suspended&cursor=c2', { limit: '10', cursor: 'c2', 'filter[status]': 'suspended' }],
  ['?status=gone', { limit: '10' }],
])('what stands in the address "%s" is what is asked for', async (search, asked) => {
  const { network } = await opened(search, aLine())
  expect(Object.fromEntries(network.calls(LIST)[0]?.query ?? [])).toEqual(asked)
})

test.each([
  ['', 'No people found.'],
  ['?status=suspended', 'Nobody is suspended.'],
  ['?query=zoe', 'No result found for “zoe”'],
])('an empty list at "%s" says why', async (search, words) => {
  await opened(search)
  expect(text()).toContain(words)
})

test('words and state go into the address together', async () => {
  const { address } = await opened('', aLine())
  await fill('Name or email', 'okafor')
  await choose('State', 'Suspended')
  await eventually(() => expect(address()).toBe('/p/staff/people?query=okafor&status=suspended'))
})

test('the next page is of the same search', async () => {
  const network = falseNetwork()
  network.answers(LIST, ok({ items: [aLine()], pagination: { next_cursor: 'c2' } }))
  const { address } = await openPage(PeoplePage, '/p/staff/people?query=amara')
  await eventually(() => findText('Next', 'a'))
  await click(findText('Next'))
  await eventually(() => expect(address()).toBe('/p/staff/people?query=amara&cursor=c2'))
})

test('a list that could not be had is asked for again', async () => {
  const network = falseNetwork()
  network.answers(LIST, refused(429, 'too_many_tries', 'Please wait.'), listOf(aLine()))
  await openPage(PeoplePage, '/p/staff/people')
  await eventually(() => findText('Retry'))
  await click(findText('Retry'))
  await eventually(() => expect(cells()).toHaveLength(1))
})
