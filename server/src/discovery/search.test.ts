import { afterAll, beforeAll, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/start-app.ts'
import { tellDemoStory } from '../demo/tell-demo-story.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
  await tellDemoStory(server.context)
})
afterAll(() => server.close())

test('x', async () => {
  const a = await server.app.inject({ url: '/api/consultants' })
  console.log(a.statusCode, a.body.slice(0, 3000), a.json().data.items.length)
  for (const q of [
    'query=amara',
    'query=amraa',
    'query=okafro&sort=price',
    'country=ca&purpose=study',
    'query=canada%20stdy',
    'language=ig&country=ca',
    'visa=ca/study-permit&purpose=study',
    'max_price=50000&max_days=10&sort=newest',
    'query=%F0%9F%98%80',
    'query=xyzzyq',
  ]) {
    const b = await server.app.inject({ url: `/api/consultants?${q}&limit=3` })
    console.log(
      q,
      b.statusCode,
      b.statusCode === 200 ? b.json().data.items.map((i: { name: string }) => i.name) : b.body,
      b.json().data?.pagination,
    )
    const f = await server.app.inject({ url: `/api/consultants/facets?${q}` })
    console.log(f.statusCode, f.body.slice(0, 600))
  }
})
