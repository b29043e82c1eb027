import { VisaOffers } from '@sojourn/contract/supply/country-offers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ story: true })
})
afterAll(() => server.close())

const get = async (url: string) => (await server.app.inject({ url: `/api${url}` })).json().data

async function offersOf(iso: string) {
  const { agents, visas } = await get(`/countries/${iso}/offers`)
  return { agents, visas: z.array(VisaOffers).parse(visas) }
}
const agentsFor = async (query: Record<string, string>) =>
  (await get(`/consultants?${new URLSearchParams({ limit: '100', ...query })}`)).items as {
    uuid: string
    price_from: { amount: number }
  }[]

test.each(['CA', 'de', 'ID', 'GE', 'HK', 'PT'])(
  '%s: each visa counts and shows those who are found for it',
  async (iso) => {
    const { agents, visas } = await offersOf(iso)
    expect(agents.count).toBe((await agentsFor({ country: iso })).length)
    for (const { visa, ...offers } of visas) {
      const found = await agentsFor({ country: iso, visa })
      expect(offers.agents, visa).toEqual({ count: found.length, more: false })
      expect(offers.services.count).toBeGreaterThanOrEqual(found.length)
      expect(offers.price_from.amount).toBe(Math.min(...found.map(({ price_from }) => price_from.amount)))
      expect(offers.price_to.amount).toBe(Math.max(...found.map(({ price_from }) => price_from.amount)))
      expect(offers.best.map(({ uuid }) => uuid)).toEqual(found.slice(0, 3).map(({ uuid }) => uuid))
      for (const { uuid, price_from } of offers.best)
        expect(price_from).toEqual(found.find((agent) => agent.uuid === uuid)?.price_from)
    }
    const ids = new Set(visas.map(({ visa }) => visa))
    for (const visa of (await get(`/countries/${iso}`)).visas)
      if (!ids.has(visa.id)) expect(await agentsFor({ country: iso, visa: visa.id })).toEqual([])
  },
)

test('two services of one agent are two offers', async () => {
  const { visas } = await offersOf('CA')
  const permit = visas.find(({ visa }) => visa === 'ca/study-permit')
  // Shirin offers two, Amara two and one in stages.
  expect(permit).toMatchObject({ agents: { count: 8 }, services: { count: 11 } })
})

test('a country with one agent offers what they do there', async () => {
  const { visas } = await offersOf('GE')
  expect(visas.map(({ visa }) => visa)).toEqual(['ge/work-permit-and-residence'])
  expect(visas[0]?.best.map(({ username }) => username)).toEqual(['nino-kapanadze'])
})

test('whoever is not found is no offer', async () => {
  const { context } = server
  const before = (await offersOf('GE')).agents.count
  await context.pool.query("delete from found_agent where card->>'username' = 'nino-kapanadze'")
  expect(before).toBe(1)
  expect(await offersOf('GE')).toEqual({ agents: { count: 0, more: false }, visas: [] })
})

test('a country nobody knows has none', async () => {
  expect((await offersOf('XX')).visas).toEqual([])
})
