import type { AgentFacets } from '@sojourn/contract/supply/discovery'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bringCrowd, someAgent, someService } from '../../../test/found-crowd.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'

/** More than are looked at closely before a count is said to be the least. */
const MANY = 1501

vi.setConfig({ hookTimeout: 180_000 })

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
  const cheapAndBusy = Array.from({ length: MANY }, () =>
    someAgent({ services: [someService({ price: 100, days: 1 })] }),
  )
  const dear = { services: [someService({ price: 90_000, days: 90 })] }
  await bringCrowd(server, [...cheapAndBusy, someAgent({ ...dear, languages: ['fi'], open: true })])
})
afterAll(() => server.close())

const ask = async (path: string, query: Record<string, string>) =>
  (await server.app.inject({ url: `/api${path}`, query })).json().data

test('who stands behind those that are looked at is found by a choice all the same: it comes without a number', async () => {
  const filters = { free_within: '90' }
  const { countries, purposes, languages }: AgentFacets = await ask('/consultants/facets', filters)
  expect(countries).toEqual([{ id: 'DE', name: 'Germany', count: 0, more: true }])
  expect(purposes).toMatchObject([{ id: 'study', count: 0, more: true }])
  expect(languages).toContainEqual({ id: 'fi', name: 'Finnish', count: 0, more: true })
  expect((await ask('/consultants', { ...filters, country: 'DE', language: 'fi' })).items).toHaveLength(1)
})

test('where all are looked at, what nobody has is no choice', async () => {
  const { countries, languages }: AgentFacets = await ask('/consultants/facets', {
    min_rating: '5',
    country: 'PT',
  })
  expect(languages).toEqual([])
  expect(countries.map(({ id }) => id)).not.toContain('PT')
})
