import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson } from '../../../test/people.ts'
import { makeReview } from '../../../test/reviews.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { reviewsOf } from './reviews-of.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const anAgent = () => makePerson(server, { home: 'consultant', verifiedAgent: true })
test('a review is signed with the first name and an initial, as the privacy policy says', async () => {
  const [agent, author] = [await anAgent(), await makePerson(server, { last_name: 'Østergård' })]
  await makeReview(server, { agent, author, star: 5 })
  const page = await reviewsOf(server.context, agent.id, { limit: 10 })
  const { first_name } = await server.context.db
    .selectFrom('person')
    .select('first_name')
    .where('id', '=', author.id)
    .executeTakeFirstOrThrow()
  expect(page.data.items[0]?.from.full_name).toBe(`${first_name} Ø.`)
})

const ratingOf = async ({ id }: { id: string }) => {
  const { rating_sum, review_count } = await server.context.db
    .selectFrom('agent')
    .select(['rating_sum', 'review_count'])
    .where('person_id', '=', id)
    .executeTakeFirstOrThrow()
  return [Number(rating_sum), review_count]
}

test('a review is counted in the rating, in halves', async () => {
  const [agent, author] = [await anAgent(), await makePerson(server)]
  for (const star of [5, 4.5, 0.5]) await makeReview(server, { agent, author, star })
  expect(await ratingOf(agent)).toEqual([10, 3])
})

test.each([0, 5.5, 4.3, -1])('%f is no number of stars, and counts nothing', async (star) => {
  const [agent, author] = [await anAgent(), await makePerson(server)]
  await expect(makeReview(server, { agent, author, star })).rejects.toThrow()
  expect(await ratingOf(agent)).toEqual([0, 0])
})

test('nobody reviews themselves', async () => {
  const agent = await anAgent()
  await expect(makeReview(server, { agent, author: agent, star: 5 })).rejects.toMatchObject({
    code: 'not_now',
  })
  expect(await ratingOf(agent)).toEqual([0, 0])
})

test('two hundred at once of one order are one', async () => {
  const [agent, author] = [await anAgent(), await makePerson(server)]
  const order_id = randomUUID()
  const tries = await Promise.allSettled(
    Array.from({ length: 200 }, () => makeReview(server, { agent, author, star: 4, order_id })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await ratingOf(agent)).toEqual([4, 1])
})

test('of many orders at once each is counted', async () => {
  const [agent, author] = [await anAgent(), await makePerson(server)]
  await Promise.all(
    Array.from({ length: 40 }, () =>
      makeReview(server, { agent, author, star: 3.5, order_id: randomUUID() }),
    ),
  )
  expect(await ratingOf(agent)).toEqual([140, 40])
})
