import { expect, test } from 'vitest'
import { AMARA, aFoundAgent, BRUNO, bruno, signedIn, VISITOR } from '../../../test/found-agents.ts'
import { falseNetwork, ok } from '../../../test/network.ts'
import { eventually, find, findText, renderAt } from '../../../test/render.tsx'
import { AccountContext } from '../../session/account.ts'
import AgentsForCountry from './agents-for-country.tsx'

const canada = { id: 'CA', name: 'Canada' }
const shown = (
  count: number,
  { agents = [aFoundAgent()], more = false, goalId = undefined as string | undefined } = {},
) =>
  renderAt('/', <AgentsForCountry country={canada} agents={agents} all={{ count, more }} goalId={goalId} />)

test.each([
  [1, false, 'All agents for Canada'],
  [12, false, 'All 12 agents for Canada'],
  [1_000, true, 'All 1,000+ agents for Canada'],
])('of %i (more: %s) the way to all of them says “%s”', async (count, more, words) => {
  await shown(count, { more })
  expect(findText(words).getAttribute('href')).toBe('/p/agents?country=ca')
})

test('the goal one looks for goes along', async () => {
  await shown(12, { goalId: '7' })
  expect(findText('All 12 agents for Canada').getAttribute('href')).toBe('/p/agents?country=ca&goalId=7')
  expect(find('h3 a').getAttribute('href')).toBe('/amara-okafor?goalId=7')
})

test('where nobody helps yet one is told where else to ask', async () => {
  await shown(0, { agents: [] })
  expect(document.body.textContent).toContain(
    'No agents offer a service for Canada yet. You can ask its embassy or consulate.',
  )
  expect(findText('See all agents').getAttribute('href')).toBe('/p/agents')
})

test('for a goal of three the cards tell the price for all, and to visitors that for one', async () => {
  const network = falseNetwork()
  const items = [{ uuid: AMARA, price_from: { amount: 144_000, currency: 'USD' } }]
  network.answers('GET /goals/7/prices', ok({ people: 3, items }))
  const prices = () =>
    [...document.querySelectorAll('li data')].map((price) => price.closest('span')?.textContent)
  const seenBy = (who: typeof VISITOR) =>
    renderAt(
      '/',
      <AccountContext value={who}>
        <AgentsForCountry
          country={canada}
          agents={[aFoundAgent(), bruno()]}
          all={{ count: 2, more: false }}
          goalId="7"
        />
      </AccountContext>,
    )
  await seenBy(VISITOR)
  expect(prices()).toEqual(['From $500', 'From $500'])
  expect(network.calls('GET /goals/7/prices')).toEqual([])
  document.body.replaceChildren()
  await seenBy(signedIn())
  await eventually(() => expect(prices()).toEqual(['From $1,440 for 3 people', 'From $500 for 1 person']))
  const [asked] = network.calls('GET /goals/7/prices')
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({ country: 'CA', ids: `${AMARA},${BRUNO}` })
})
