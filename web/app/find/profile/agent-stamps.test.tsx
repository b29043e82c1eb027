import type { AgentLicence } from '@sojourn/contract/supply/agents'
import { expect, test } from 'vitest'
import { aProfile } from '../../../test/found-agents.ts'
import { renderAt } from '../../../test/render.tsx'
import AgentStamps from './agent-stamps.tsx'
import { HireBar } from './hire-bar.tsx'

const licence = (code: string, country = 'CA'): AgentLicence => ({
  regulator: { code, name: code },
  licence_class: null,
  number: '1',
  country: { id: country, name: country },
  valid_until: '2099-01-31',
  register_url: null,
})

const stamps = async (agent: Parameters<typeof aProfile>[0]) => {
  const { place } = await renderAt('/', <AgentStamps agent={aProfile(agent)} />)
  return [...place.children].map(({ textContent }) => textContent)
}

test('an agent nobody has checked bears no stamp', async () => {
  expect(await stamps({ verified_since: null, licences: [] })).toEqual([])
})

test('the year of the check stands in the stamp', async () => {
  const [verified = ''] = await stamps({ verified_since: '2025-05-06', licences: [] })
  expect(verified).toContain('2025')
})

test('a regulator stamps once, however many licences it gave, and two stamp at most', async () => {
  const licences = [licence('CICC'), licence('CICC', 'DE'), licence('LSO'), licence('BAR')]
  const all = await stamps({ verified_since: '2025-05-06', licences })
  expect(all).toHaveLength(3)
  expect(all.join()).toContain('CICC')
  expect(all.join()).toContain('LSO')
  expect(all.join()).not.toContain('BAR')
})

test.each<[string, Parameters<typeof aProfile>[0], boolean]>([
  ['who has a price', {}, true],
  ['without a price', { price_from: null }, false],
  ['on leave', { away_until: '2099-01-31' }, false],
  ['whom nobody sees', { hidden: 'unverified' }, false],
])('an agent %s has a bar that leads to the services: %s', async (_who, agent, isThere) => {
  const { place } = await renderAt('/', <HireBar agent={aProfile(agent)} />)
  expect(place.querySelector('a')?.getAttribute('href') ?? null).toBe(isThere ? '/#services' : null)
})
