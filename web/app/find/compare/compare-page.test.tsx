import type { ComparedAgent, FoundAgent } from '@sojourn/contract/supply/discovery'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import {
  AMARA,
  aFoundAgent,
  aNewAgent,
  BRUNO,
  bruno,
  CHIARA,
  DINA,
  signedIn,
  VISITOR,
} from '../../../test/found-agents.ts'
import { pressable, rowsOf } from '../../../test/labelled.ts'
import { falseNetwork, listOf, ok } from '../../../test/network.ts'
import { click, eventually, find, findText, renderAt } from '../../../test/render.tsx'
import { AccountContext } from '../../session/account.ts'
import { closeAuth, currentAuth } from '../../session/auth-store.ts'
import { comparedNow, setCompared } from '../search/compare-store.ts'
import CompareRoute, { clientLoader, meta } from './compare-page.tsx'

const COMPARE = 'GET /consultants/compare'
const load = (search: string) =>
  clientLoader({ params: {}, request: new Request(`http://localhost/p/agents/compare${search}`) } as never)

const asked = (agent: FoundAgent, takes_questions = true): ComparedAgent => ({ ...agent, takes_questions })

async function opened(agents = [asked(aFoundAgent()), asked(aNewAgent())], search = '', who = VISITOR) {
  const Route = CompareRoute as unknown as ComponentType<{
    loaderData: { agents: typeof agents }
  }>
  return renderAt(
    `/p/agents/compare${search}`,
    <AccountContext value={who}>
      <Route loaderData={{ agents }} />
    </AccountContext>,
  )
}

const row = (name: string) =>
  rowsOf()
    .find(([first]) => first === name)
    ?.slice(1)

test('what one weighs stands side by side, and what nobody knows is “none yet”', async () => {
  await opened()
  expect(row('Price from')).toEqual(['$500', 'None yet'])
  expect(row('Fastest delivery')).toEqual(['14 days', 'None yet'])
  expect(row('Helps with')).toEqual(['Study', 'Study'])
  expect(row('Countries')).toEqual(['Canada', 'Canada'])
  expect(row('Speaks')).toEqual(['English', 'English'])
  expect(row('Licensed in')).toEqual(['Canada', 'None yet'])
  expect(row('Services')).toEqual(['4', 'None yet'])
  expect(row('Orders completed')).toEqual(['31', 'None yet'])
  expect(row('Answers')).toEqual(['within 3 hours', 'None yet'])
  expect(row('Next free time')).toEqual([expect.stringContaining('10 Mar 2026'), 'None yet'])
})

test('for a goal of three the price is for all of them, and for one where an agent says none', async () => {
  const network = falseNetwork()
  network.answers('GET /favourites/ids', listOf())
  const items = [{ uuid: AMARA, price_from: { amount: 144_000, currency: 'USD' } }]
  network.answers('GET /goals/7/prices', ok({ people: 3, items }))
  await opened(
    [asked(aFoundAgent()), asked(bruno())],
    `?ids=${AMARA},${BRUNO}&goalId=7&country=ca`,
    signedIn(),
  )
  await eventually(() => expect(row('Price from')).toEqual(['$1,440 for 3 people', '$500 for 1 person']))
  expect(network.calls('GET /goals/7/prices').map(({ query }) => Object.fromEntries(query))).toEqual([
    { country: 'ca', ids: `${AMARA},${BRUNO}` },
  ])
})

test('a question is offered to those alone who take one', async () => {
  await opened([asked(aFoundAgent()), asked(bruno(), false)])
  const links = [...document.querySelectorAll('a')].map(({ textContent }) => textContent)
  expect(links.filter((words) => words.startsWith('Ask'))).toEqual(['Ask a question to Amara Okafor'])
})

test('a delivery of one day is one day, and an answer within the hour is told', async () => {
  await opened([asked(aFoundAgent({ days_from: 1, response_hours: 0 }))])
  expect(row('Fastest delivery')).toEqual(['1 day'])
  expect(row('Answers')).toEqual(['within an hour'])
})

test('names lead to profiles, with the goal one looks for', async () => {
  await opened([asked(aFoundAgent()), asked(bruno())], '?goalId=7&country=CA&max_price=9')
  const links = [...document.querySelectorAll('thead th > span a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/amara-okafor?goalId=7', '/bruno?goalId=7'])
  expect(findText('View profile of Bruno Costa').getAttribute('href')).toBe('/bruno?goalId=7')
  expect(findText('Back to all agents').getAttribute('href')).toBe('/p/agents?country=CA&goalId=7')
})

test('whoever is decided hires from here, at the services of the agent; who has none is not hired', async () => {
  await opened([asked(aFoundAgent()), asked(aNewAgent())], '?goalId=7')
  expect(findText('Hire Amara Okafor').getAttribute('href')).toBe('/amara-okafor?goalId=7#services')
  expect(pressable().filter((words) => words?.startsWith('Hire'))).toEqual(['Hire Amara Okafor'])
})

test('an agent is taken out of the comparison, and the others stay with what one looks for', async () => {
  setCompared([
    { uuid: AMARA, name: 'Amara Okafor' },
    { uuid: BRUNO, name: 'Bruno Costa' },
  ])
  const agents = [asked(aFoundAgent({ uuid: AMARA })), asked(bruno())]
  const { address } = await opened(agents, `?ids=${AMARA},${BRUNO}&country=CA&goalId=7`)
  await click(findText('Take out Amara Okafor'))
  const left = new URLSearchParams(address().split('?')[1])
  expect(Object.fromEntries(left)).toEqual({ ids: BRUNO, country: 'CA', goalId: '7' })
  expect(comparedNow().map(({ uuid }) => uuid)).toEqual([BRUNO])
  setCompared([])
})

test('the table scrolls by keyboard too', async () => {
  await opened()
  expect(find('section[aria-label="Agents side by side"]').tabIndex).toBe(0)
})

test('without agents one is led to the list', async () => {
  await opened([])
  expect(document.body.textContent).toContain('Choose up to three agents on the list')
  expect(pressable()).toContain('Find agents')
})

test('a visitor who keeps an agent signs in first', async () => {
  await opened()
  await click(find('button[aria-label="Add Amara Okafor to your wishlist"]'))
  expect(currentAuth()?.mode).toBe('login')
  closeAuth()
})

test('three at most are asked for, only such as can be agents, with the place that prices depend on', async () => {
  const network = falseNetwork()
  network.answers(COMPARE, listOf(asked(aFoundAgent())))
  const ids = [AMARA, "x'--", BRUNO, CHIARA, DINA].join(',')
  expect(await load(`?ids=${ids}&country=ca&max_price=5`)).toMatchObject({
    agents: [{ name: 'Amara Okafor' }],
  })
  expect(Object.fromEntries(network.calls(COMPARE)[0]?.query ?? [])).toEqual({
    ids: [AMARA, BRUNO, CHIARA].join(','),
    country: 'ca',
  })
})

test.each(['', '?ids=', '?ids=amara,bruno'])('an address with “%s” asks for nobody', async (search) => {
  const network = falseNetwork()
  expect(await load(search)).toEqual({ agents: [] })
  expect(network.calls(COMPARE)).toHaveLength(0)
})

test('no search engine keeps a comparison', () => {
  const told = meta({ matches: [], location: { pathname: '/p/agents/compare', search: '?ids=1' } } as never)
  expect(told).toContainEqual({ name: 'robots', content: 'noindex' })
})
