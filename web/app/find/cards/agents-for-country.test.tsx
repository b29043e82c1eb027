import { expect, test } from 'vitest'
import { aFoundAgent } from '../../../test/found-agents.ts'
import { find, findText, renderAt } from '../../../test/render.tsx'
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
