import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import { makeOrder } from '../../../test/orders.ts'
import { enter, makeSeller, makeShopper, type Shopper } from '../../../test/payments.ts'
import { type Browser, makePerson, type TestPerson } from '../../../test/people.ts'
import { makeService } from '../../../test/services.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { hideReview, showReviewAgain } from './hide-review.ts'
import { reviewForReport } from './review-for-report.ts'
import { reviewsOf } from './reviews-of.ts'
import { viewReview } from './view.ts'

let server: TestApp
let client: Shopper
let agent: TestPerson
let asAgent: Browser
beforeAll(async () => {
  server = await openTestApp()
  client = await makeShopper(server)
  agent = await makeSeller(server)
  asAgent = await enter(server, agent)
  // The services of the orders below are gone, and this one is nobody’s but its agent’s.
  await makeService(server, agent)
})
afterAll(() => server.close())

const later = async (ms: number) => {
  server.clock.forward(ms)
  client.browser = await enter(server, client)
  asAgent = await enter(server, agent)
}
const completed = () => makeOrder(server, { client, agent, status: 'completed' })
const write = (id: string, star = 4.5, content = 'Patient and quick.') =>
  client.browser.post(`/orders/${id}/reviews`, { star, content })
const seenBy = async (browser: Browser, id: string) => (await browser.get(`/orders/${id}/reviews`)).body.data
const ratingOf = async (of = agent) => {
  const { rating_sum, review_count } = await server.context.db
    .selectFrom('agent')
    .select(['rating_sum', 'review_count'])
    .where('person_id', '=', of.id)
    .executeTakeFirstOrThrow()
  return { sum: Number(rating_sum), count: review_count }
}
const reviewIdOf = async (id: string) => (await seenBy(asAgent, id)).review.id as string
const hide = (id: string) => transact(server.context, (tx) => hideReview(server.context, tx, id))
const showAgain = (id: string) => transact(server.context, (tx) => showReviewAgain(server.context, tx, id))

describe('what each side can do', () => {
  test('from before the review to after its answer', async () => {
    const { id } = await completed()
    const may = async () => [(await seenBy(client.browser, id)).may, (await seenBy(asAgent, id)).may]
    expect(await may()).toEqual([['write'], []])
    await write(id)
    expect(await may()).toEqual([['edit'], ['reply']])
    await asAgent.post(`/orders/${id}/reviews/reply`, { content: 'Thank you.' })
    expect(await may()).toEqual([['edit'], []])
    await later(48 * HOUR_MS)
    expect(await may()).toEqual([[], []])
  })

  test('with a hidden review, nothing: it is neither changed nor answered', async () => {
    const { id } = await completed()
    await write(id)
    await hide(await reviewIdOf(id))
    expect((await seenBy(client.browser, id)).may).toEqual([])
    expect(await seenBy(asAgent, id)).toMatchObject({ may: [], review: { is_hidden: true } })
    const changed = await client.browser.put(`/orders/${id}/reviews`, { star: 1, content: 'Never again.' })
    expect([changed.status, changed.body.message]).toEqual([409, 'This review can no longer be changed.'])
    const replied = await asAgent.post(`/orders/${id}/reviews/reply`, { content: 'Thank you.' })
    expect([replied.status, replied.body.message]).toEqual([409, 'There is no review to answer.'])
  })

  test.each(['paid', 'ongoing', 'cancelled', 'conflicted'] as const)(
    'an order that is %s is not reviewed',
    async (status) => {
      const { id } = await makeOrder(server, { client, agent, status })
      const { status: code, body } = await write(id)
      expect([code, body.message]).toEqual([409, 'Only completed orders can be reviewed.'])
      expect((await seenBy(client.browser, id)).may).toEqual([])
    },
  )

  test('what nobody paid has no review, and a stranger sees none', async () => {
    const { id } = await makeOrder(server, { client, agent })
    expect((await write(id)).status).toBe(404)
    const { id: done } = await completed()
    const stranger = (await makeShopper(server)).browser
    expect((await stranger.get(`/orders/${done}/reviews`)).status).toBe(404)
    expect((await stranger.post(`/orders/${done}/reviews`, { star: 1, content: 'Bad.' })).status).toBe(404)
  })

  test('there is nothing to change before it is written', async () => {
    const { id } = await completed()
    const { status, body } = await client.browser.put(`/orders/${id}/reviews`, { star: 1, content: 'Bad.' })
    expect([status, body.message]).toEqual([409, 'You have not reviewed this order yet.'])
  })

  test('after 30 days the time is over, to the moment', async () => {
    const { id } = await completed()
    const { until } = await seenBy(client.browser, id)
    expect(until).toBe(new Date(server.clock.now().getTime() + 30 * DAY_MS).toISOString())
    await later(30 * DAY_MS)
    const { status, body } = await write(id)
    expect([status, body.message]).toEqual([409, 'The time to review this order has passed.'])
  })
})

describe('who hears of it', () => {
  test('the agent of the review, with its stars; the client of the answer', async () => {
    const { id, ref } = await completed()
    await write(id, 3.5)
    await asAgent.post(`/orders/${id}/reviews/reply`, { content: 'Thank you.' })
    const toAgent = (await mailsTo(server, agent.email)).find(({ text }) => text.includes(ref))
    expect(toAgent?.subject).toBe('Ada reviewed your work')
    expect(toAgent?.text.replaceAll(/\s+/g, ' ')).toContain('Ada gave you 3.5 of 5 stars')
    const toClient = (await mailsTo(server, client.email)).find(({ text }) => text.includes(ref))
    expect(toClient?.subject).toBe('Amara answered your review')
  })

  test('nobody of a change', async () => {
    const { id, ref } = await completed()
    await write(id)
    await client.browser.put(`/orders/${id}/reviews`, { star: 1, content: 'On second thought.' })
    const mails = (await mailsTo(server, agent.email)).filter(({ text }) => text.includes(ref))
    expect(mails).toHaveLength(1)
  })
})

describe('the rating', () => {
  test('follows a change, a hiding and a showing again, each once', async () => {
    const before = await ratingOf()
    const { id } = await completed()
    await write(id, 5)
    // Not even its agent changes it, who may be a client too.
    await asAgent.post('/account/switch', { to: 'subscriber' })
    expect((await asAgent.put(`/orders/${id}/reviews`, { star: 5, content: 'Mine.' })).status).toBe(404)
    await asAgent.post('/account/switch', { to: 'consultant' })
    await client.browser.put(`/orders/${id}/reviews`, { star: 2.5, content: 'On second thought.' })
    const after = { sum: before.sum + 2.5, count: before.count + 1 }
    expect(await ratingOf()).toEqual(after)
    const review = await reviewIdOf(id)
    for (const _ of [1, 2]) await hide(review)
    expect(await ratingOf()).toEqual(before)
    expect(await reviewForReport(server.context.db, review)).toMatchObject({
      isHidden: true,
      path: `/${agent.id}#reviews`,
    })
    for (const _ of [1, 2]) await showAgain(review)
    expect(await ratingOf()).toEqual(after)
  })

  test('and its review are seen by nobody while its agent is not verified, or suspended', async () => {
    const { id } = await completed()
    await write(id)
    const review = await reviewIdOf(id)
    const { db, pool } = server.context
    const isShown = async () => (await reviewForReport(db, review))?.isShown
    const verified = (at: Date | null) =>
      db.updateTable('agent').set({ verified_at: at }).where('person_id', '=', agent.id).execute()
    const suspended = (at: Date | null) =>
      pool.query(`update person set suspended_at = $1, suspended_reason = $2 where id = $3`, [
        ...[at, at && 'Spam', agent.id],
      ])
    expect(await isShown()).toBe(true)
    await verified(null)
    expect(await isShown()).toBe(false)
    await verified(server.clock.now())
    await suspended(server.clock.now())
    expect(await isShown()).toBe(false)
    await suspended(null)
  })

  test('is told to its agent with each of these, and leaves other reviews and agents as they were', async () => {
    const otherAgent = await makeSeller(server)
    const { id: elsewhere } = await makeOrder(server, { client, agent: otherAgent, status: 'completed' })
    await write(elsewhere, 4)
    const { id: beside } = await completed()
    await write(beside, 3)
    const { id } = await completed()
    await write(id, 5)
    const others = () =>
      Promise.all([
        seenBy(client.browser, elsewhere),
        seenBy(client.browser, beside),
        ratingOf(otherAgent),
        ratingOf(),
      ])
    const before = await others()

    const told = async () => {
      await server.jobsDone()
      const { items } = (await asAgent.get('/notifications?limit=50')).body.data
      return items
        .filter(({ path }: { path: string }) => path.includes(id))
        .map(({ title }: { title: string }) => title)
    }
    const review = await reviewIdOf(id)
    await client.browser.put(`/orders/${id}/reviews`, { star: 1, content: 'On second thought.' })
    expect((await told())[0]).toBe('A review of your work was changed')
    for (const _ of [1, 2]) await hide(review)
    for (const _ of [1, 2]) await showAgain(review)
    expect((await told()).toSorted()).toEqual([
      'A hidden review of your work is visible again',
      'A review of your work was changed',
      'A review of your work was hidden',
      'You have a new review',
    ])
    await client.browser.put(`/orders/${id}/reviews`, { star: 5, content: 'Patient and quick.' })
    expect(await others()).toEqual(before)
  })
})

describe('the reviews of an agent', () => {
  test('are read page by page, the newest first, without what is hidden', async () => {
    const author = await makePerson(server, { first_name: 'Zoë', last_name: 'Åberg' })
    const other = await makeSeller(server)
    const ids: string[] = []
    for (const star of [1, 2, 3]) {
      const { id } = await makeOrder(server, { client: author, agent: other, status: 'completed' })
      const browser = await enter(server, author)
      const { body } = await browser.post(`/orders/${id}/reviews`, { star, content: 'Patient and quick.' })
      ids.unshift(body.data.review.id)
      server.clock.forward(1000)
    }
    const page = async (cursor?: string) =>
      (await reviewsOf(server.context, other.id, { limit: 2, cursor })).data
    const first = await page()
    const second = await page(first.pagination.next_cursor ?? '')
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids)
    expect(second.pagination.next_cursor).toBeNull()
    expect(first.items[0]).toMatchObject({
      ...{ star: 3, from: { full_name: 'Zoë Å.', username: null }, reply: null, refunded: false },
      visa: { country: { id: 'DE', name: 'Germany' } },
    })
    // A cursor of one agent opens no other’s list.
    const cursor = first.pagination.next_cursor ?? ''
    await expect(reviewsOf(server.context, agent.id, { limit: 2, cursor })).rejects.toThrow()
    await hide(ids[0] ?? '')
    expect((await page()).items.map(({ id }) => id)).toEqual(ids.slice(1))
  })
})

describe('a review as others read it', () => {
  const row = {
    ...{ id: 'review-1', first_name: 'Chidi', last_name: 'okafor', username: null, country_iso: 'DE' },
    ...{ country_name: 'Germany', visa_id: 'de/student-visa', visa_name: 'Student visa' },
    ...{ visa_purposes: ['study'], star: '4.5', refunded: false, content: 'Quick.' },
    ...{ created_at: new Date('2026-11-02T09:00:00Z'), reply: null, replied_at: null },
  }

  test.each([
    ['Chidi', 'okafor', 'Chidi O.'],
    ['Chidi', null, 'Chidi'],
    ['Chidi', '', 'Chidi'],
    ['Li', '𠮷田', 'Li 𠮷.'],
    [null, null, 'A former client'],
  ])('of %s %s is signed %s', (first_name, last_name, signature) => {
    expect(viewReview({ ...row, first_name, last_name } as never).from.full_name).toBe(signature)
  })

  test('of a visa that is in the catalogue no more shows what it was called by', () => {
    const { visa } = viewReview({ ...row, visa_name: null, visa_purposes: null } as never)
    expect(visa).toMatchObject({ name: 'de/student-visa', purposes: [] })
  })

  test('has its answer with its time', () => {
    const replied_at = new Date('2026-11-03T09:00:00Z')
    expect(viewReview({ ...row, reply: 'Thank you.', replied_at } as never).reply).toEqual({
      content: 'Thank you.',
      created_at: { date: '2026-11-03T09:00:00.000Z' },
    })
  })
})
