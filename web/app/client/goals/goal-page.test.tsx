import type { Goal } from '@sojourn/contract/work/goals'
import { afterEach, expect, test, vi } from 'vitest'
import { aCaseFile } from '../../../test/documents.ts'
import { AMARA, aFoundAgent, bruno, signedIn, VISITOR } from '../../../test/found-agents.ts'
import { aGoal } from '../../../test/goals.ts'
import { falseNetwork, listOf, ok, type Reply, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { anOngoingOrder, UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { AccountContext } from '../../session/account.ts'
import { noteMade, takeMade } from '../../session/made-goal.ts'
import GoalPage from './goal-page.tsx'

const GOAL = 'GET /goals/7'
const DELETE = 'DELETE /goals/7'
const usd = (amount: number) => ({ amount, currency: 'USD' })

type Page = Parameters<typeof GoalPage>[0]

afterEach(() => void takeMade(7))

let shortlist = listOf()
let found = listOf()
let who = VISITOR
afterEach(() => {
  who = VISITOR
  shortlist = listOf()
  found = listOf()
})

async function told(...replies: [Reply, ...Reply[]]) {
  const network = falseNetwork()
  network.answers(GOAL, ...replies)
  network.answers('GET /orders', listOf(anOngoingOrder()))
  network.answers(
    `GET /orders/${UUID}/files`,
    ok([aCaseFile({ purpose: 'decision', file_name: 'letter.pdf' })]),
  )
  network.answers('GET /goals/7/shortlist', shortlist)
  network.answers('GET /goals/7/papers', ok({ items: [] }))
  network.answers('GET /today', ok({ todo: [], total: 0, goals: [], coming: [], agent: null }))
  network.answers('GET /consultants', found)
  network.answers('GET /favourites/ids', listOf())
  network.answers(
    'GET /goals/7/prices',
    ok({ people: 3, items: [{ uuid: AMARA, price_from: usd(144_000) }] }),
  )
  network.answers('GET /countries/CA', ok({ visas: [] }))
  const given = { params: { id: '7' } } as unknown as Page
  const page = await openPage(
    () => (
      <AccountContext value={who}>
        <GoalPage {...given} />
      </AccountContext>
    ),
    '/p/client/goals/7/details',
  )
  return { ...page, network }
}
const shown = async (changes: Partial<Goal> = {}) => {
  const page = await told(ok(aGoal({ order_count: 1, status: [2, 'In Progress'], ...changes })))
  await eventually(() => expect(find('h1').textContent).toBe(changes.name ?? 'Lagos to Toronto'))
  return page
}
const facts = () => {
  const list = find('aside dl')
  return Object.fromEntries(
    [...list.querySelectorAll('dt')].map((one) => [
      one.textContent,
      one.nextElementSibling?.textContent?.trim(),
    ]),
  )
}
const headings = () => [...document.querySelectorAll('h2')].map((one) => one.textContent)

test('a goal says where, why, by when and what was told of it', async () => {
  await shown()
  expect(facts()).toEqual({
    Destination: 'Canada',
    Purpose: 'Study',
    'Expected by': '1 Sep 2026',
    Details: 'I have an admission letter.',
  })
  expect(document.title).toBe('Lagos to Toronto · Sojourn')
})

test('what is known of the journey stands there, and nothing that is not', async () => {
  await shown({
    passports: [{ id: 'NG', name: 'Nigeria' }] as Goal['passports'],
    stay_days: 1,
    passport_expires_on: '2030-01-31',
    decided_on: '2026-05-04',
  })
  expect(facts()).toMatchObject({
    Passport: 'Nigeria',
    'Length of stay': '1 day',
    'Passport expires on': '31 Jan 2030',
    'Decided on': '4 May 2026',
  })
  expect(facts()).not.toHaveProperty('Visa')
})

const ama = {
  name: 'Ama Asante',
  relation: 'child',
  born_on: '2018-01-31',
  passport: { id: 'NG', name: 'Nigeria' },
} as const

test('the people who apply too stand there with relation and age', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-05-04T10:00:00.000Z'), toFake: ['Date'] })
  await shown({
    travellers: [ama, { ...ama, name: 'Kofi', relation: 'partner', born_on: null, passport: null }],
  })
  const lines = [...document.querySelectorAll('aside dd')].map((one) => one.textContent)
  expect(lines).toEqual(expect.arrayContaining(['Ama Asante, child, 8 Passport: Nigeria', 'Kofi, partner']))
  vi.useRealTimers()
})

test.each([
  ['', {}],
  [', told by a server of the release before,', { travellers: undefined as never }],
])('a goal of one person%s says how to add others, as long as it can be changed', async (_, told) => {
  await shown({ may: ['change'], ...told })
  expect(facts()['Who applies with you']).toBe('Nobody yet. Add a person')
  expect(findText('Add a person').getAttribute('href')).toBe('/p/client/goals/create-goal?id=7#travellers')
})

test('deadlines stand there with the urgent ones marked, and as a calendar; a failure is told', async () => {
  const deadline = {
    about: 'apply',
    urgent: true,
    day: '2026-06-01',
    title: 'Apply soon',
    text: 'By 1 June.',
  } as const
  const { network } = await shown({ deadlines: [deadline] })
  expect(find('section[aria-labelledby=deadlines]').textContent).toContain('Apply soonBy 1 June.')
  network.answers('GET /goals/7/calendar.ics', refused(503, 'unavailable', 'Please try again.'))
  await click(findText('Add to calendar'))
  await eventually(() => expect(toasts()).toEqual(['error: Please try again.']))
})

test('the letter of the authority is found, from whichever order it was added to', async () => {
  await shown()
  await eventually(() => expect(find('section[aria-labelledby=letters]').textContent).toContain('letter.pdf'))
})

test('a goal that is decided looks for no agents any more', async () => {
  await shown({ status: [1, 'Approved'], decided_on: '2026-05-04' })
  expect(headings()).not.toContain('Agents who can help')
  expect(headings()).not.toContain('Your shortlist')
})

test('who waits for agents reads how to hear of new ones', async () => {
  await shown()
  await eventually(() => expect(document.body.textContent).toContain('No agents offer this yet.'))
  expect(headings()).toContain('Your shortlist')
})

test('an agent on the shortlist is not shown once more below it', async () => {
  shortlist = listOf({ id: 1, consultant: aFoundAgent(), available: true })
  found = listOf(aFoundAgent(), bruno())
  await shown()
  const cards = (part: string) =>
    [...document.querySelectorAll(`section[aria-labelledby=${part}] li h3`)].map((one) => one.textContent)
  await eventually(() => expect(cards('shortlist')).toEqual(['Amara Okafor']))
  await eventually(() => expect(cards('agents')).toEqual(['Bruno Costa']))
})

test('agents of a goal of three are told with the price for all', async () => {
  const one = { relation: 'child', born_on: null, passport: null } as const
  shortlist = listOf({ id: 1, consultant: aFoundAgent(), available: true })
  found = listOf(bruno())
  const travellers = [
    { ...one, name: 'Ama' },
    { ...one, name: 'Kofi' },
  ]
  who = signedIn()
  await shown({ travellers })
  const prices = () =>
    [
      ...document.querySelectorAll('section:is([aria-labelledby=shortlist], [aria-labelledby=agents]) data'),
    ].map((price) => price.closest('span')?.textContent)
  await eventually(() => expect(prices()).toEqual(['From $1,440 for 3 people', 'From $500 for 1 person']))
})

test.each([
  [['change'], true],
  [[], false],
])('a goal that may %j can be edited: %s', async (may, canEdit) => {
  await shown({ may })
  const links = [...document.querySelectorAll('aside a')].map((one) => one.textContent)
  expect(links.includes('Edit')).toBe(canEdit)
})

test('a deleted goal leads back to the others', async () => {
  const { network, address } = await shown()
  network.answers(DELETE, ok({}))
  await click(findText('Delete'))
  await eventually(() => expect(address()).toBe('/p/client/goals'))
  expect(toasts()).toEqual(['success: “Lagos to Toronto” is deleted. You can restore it for 30 days.'])
})

test('what stands in the way of deleting stays on the page', async () => {
  const { network, address } = await shown()
  network.answers(DELETE, refused(409, 'goal_has_orders', 'An order for this goal goes on.'))
  await click(findText('Delete'))
  await eventually(() =>
    expect(find('aside [role=alert]').textContent).toBe('An order for this goal goes on.'),
  )
  expect([address(), toasts()]).toEqual(['/p/client/goals/7/details', []])
})

test('right after it was made one is led to agents, once', async () => {
  noteMade(7)
  await shown()
  expect(find('dialog[open]').textContent).toContain('“Lagos to Toronto” is on your list.')
  expect(findText('Link to Order').getAttribute('href')).toBe('/p/agents?country=ca&purpose=study&goalId=7')
  document.body.replaceChildren()
  await shown()
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('a goal that could not be read is tried again', async () => {
  await told(refused(503, 'unavailable', 'Please try again later.'), ok(aGoal()))
  const retry = await eventually(() => findText('Retry'))
  expect(find('h1').textContent).toBe('Goal')
  await click(retry)
  await eventually(() => expect(find('h1').textContent).toBe('Lagos to Toronto'))
})
