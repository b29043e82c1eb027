import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter } from '../payments.ts'
import { makePerson } from '../people.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ withStory: false })
})
afterAll(() => site.server.close())

const PAGE = '/p/visas/ca/study-permit'

test('what is old or only likely comes to our team by how often its page is read', async () => {
  const { server } = site
  const person = await makePerson(server, { staff: true })
  let staff = await enter(server, person)
  const listed = async () =>
    (await staff.get('/staff/facts/to-check')).body.data.items as {
      visa: { id: string }
      age: string
      likely?: true
      reads: number
    }[]
  const before = await listed()
  expect(before.length).toBeGreaterThan(10)
  expect(before.filter(({ age, likely }) => age === 'current' && !likely)).toEqual([])
  expect(before.every(({ reads }) => reads === 0)).toBe(true)

  for (const agent of ['Mozilla/5.0', 'Mozilla/5.0', 'Examplebot/1.0'])
    expect((await site.get(PAGE, { 'user-agent': agent })).statusCode).toBe(200)
  await site.get('/p/visas/ca/nothing-of-the-kind')
  server.clock.forward(60_000)
  await site.get(PAGE, { 'user-agent': 'Mozilla/5.0' })

  await expect
    .poll(async () => (await listed())[0])
    .toMatchObject({ visa: { id: 'ca/study-permit' }, reads: 3 })
  server.clock.forward(150 * 86_400_000)
  // Their session is long over.
  staff = await enter(server, person)
  expect((await listed())[0]?.reads, 'half a year later nobody reads it').toBe(0)
})
