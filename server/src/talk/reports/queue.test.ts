import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailboxOf } from '../../../test/mailbox.ts'
import { enter } from '../../../test/payments.ts'
import { type Browser, makePerson, type TestPerson } from '../../../test/people.ts'
import { makeReport } from '../../../test/reports.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { forgetWhatIsOver } from '../../desk/leaving/forget-what-is-over.ts'
import { DAY_MS, MINUTE_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { forgetReportsOf } from './forget-reports-of.ts'

let server: TestApp
let people: TestPerson[]
let sanna: Browser
let otto: Browser
beforeAll(async () => {
  server = await openTestApp()
  people = await Promise.all(
    ['Sanna', 'Otto'].map((first_name) =>
      makePerson(server, { staff: true, first_name, last_name: 'Staff' }),
    ),
  )
  await later(0)
})
afterAll(() => server.close())

async function later(ms: number) {
  server.clock.forward(ms)
  const [one, other] = await Promise.all(people.map((person) => enter(server, person)))
  if (!one || !other) throw new Error('Nobody of our team is here')
  sanna = one
  otto = other
}

const rowOf = (id: string) =>
  server.context.db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst()
const idsIn = async (query = '') =>
  (await sanna.get(`/staff/reports?limit=100${query}`)).body.data.items.map(({ id }: { id: string }) => id)
const UNKNOWN = '0a1b2c3d-0000-4000-8000-000000000001'
const REASON = 'The receipt shows that they were a client.'

describe('the queue', () => {
  test('has the longest waiting first, page by page, with those objected to among them', async () => {
    const made: string[] = []
    for (const state of ['open', 'appealed', 'open'] as const) {
      made.push((await makeReport(server, { state })).id)
      await later(1000)
    }
    const decided = (await makeReport(server, { state: 'decided' })).id
    expect(await idsIn()).toEqual(made)
    const read: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const path: string = `/staff/reports?limit=2${cursor && `&cursor=${cursor}`}`
      const { data } = (await sanna.get(path)).body
      read.push(...data.items.map(({ id }: { id: string }) => id))
      cursor = data.pagination.next_cursor
    }
    expect(read).toEqual(made)
    expect(await idsIn('&filter[status]=decided')).toEqual([decided])
    expect((await sanna.get('/staff/queues')).body.data.reports).toBe(3)
  })

  test('of what is decided has the newest first, page by page', async () => {
    const made: string[] = []
    for (let each = 0; each < 3; each++) {
      made.unshift((await makeReport(server, { state: 'decided' })).id)
      await later(1000)
    }
    const path = '/staff/reports?limit=2&filter[status]=decided'
    const first = (await sanna.get(path)).body.data
    const { next_cursor } = first.pagination
    const second = (await sanna.get(`${path}&cursor=${next_cursor}`)).body.data
    const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => id)
    expect(ids.slice(0, 3)).toEqual(made)
    expect((await sanna.get(`/staff/reports?limit=2&cursor=${next_cursor}`)).status).toBeGreaterThanOrEqual(
      400,
    )
  })
})

describe('taking a report', () => {
  test('a colleague reads until when it is taken, and can have it once it is given back', async () => {
    const { id } = await makeReport(server)
    const path = `/staff/reports/${id}/claim`
    await sanna.put(path)
    const until = new Date(server.clock.now().getTime() + 30 * MINUTE_MS).toISOString().slice(11, 16)
    const refused = await otto.put(path)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `A colleague has this report until ${until} UTC, unless they give it back.`,
    ])
    await otto.delete(path)
    expect(await rowOf(id)).toMatchObject({ status: 'claimed', claimed_by: people[0]?.id })
    await sanna.delete(path)
    expect(await rowOf(id)).toMatchObject({ status: 'open', claimed_by: null, claimed_at: null })
    expect((await otto.put(path)).status).toBe(200)
  })

  test('again keeps it longer', async () => {
    const { id } = await makeReport(server)
    const path = `/staff/reports/${id}/claim`
    await sanna.put(path)
    await later(20 * MINUTE_MS)
    await sanna.put(path)
    await later(20 * MINUTE_MS)
    expect((await otto.put(path)).status).toBe(409)
  })

  test('there is not is answered as such', async () => {
    for (const answer of [
      await sanna.get(`/staff/reports/${UNKNOWN}`),
      await sanna.put(`/staff/reports/${UNKNOWN}/claim`),
      await sanna.delete(`/staff/reports/${UNKNOWN}/claim`),
      await sanna.post(`/staff/reports/${UNKNOWN}/decision`, { outcome: 'nothing', reason: REASON }),
      await sanna.post(`/staff/reports/${UNKNOWN}/answer`, { result: 'upheld', reason: REASON }),
    ])
      expect(answer.status).toBe(404)
  })

  test('shows how many others reported the same', async () => {
    const one = await makeReport(server)
    const other = await makeReport(server)
    await server.context.db
      .updateTable('report')
      .set({ subject_id: one.review.id })
      .where('id', '=', other.id)
      .execute()
    expect((await sanna.get(`/staff/reports/${one.id}`)).body.data.other_reports).toBe(1)
    expect((await sanna.get(`/staff/reports/${(await makeReport(server)).id}`)).body.data.other_reports).toBe(
      0,
    )
  })
})

describe('an objection', () => {
  test.each([
    ['upheld', 'uphold_report', false],
    ['reversed', 'reverse_report', true],
  ] as const)('%s stands in the audit log with its reason', async (result, action, isHidden) => {
    const { id, author } = await makeReport(server, { state: 'appealed' })
    const { status, body } = await sanna.post(`/staff/reports/${id}/answer`, { result, reason: REASON })
    expect([status, body.data.status, body.data.current.is_hidden]).toEqual([200, 'settled', isHidden])
    const log = (await otto.get(`/staff/audit-log?subject=${author.id}`)).body.data.items
    expect(log).toMatchObject([
      {
        ...{ action, staff: { fullname: 'Sanna Staff' }, subject: { uuid: author.id } },
        details: { report: id, kind: 'review', reason: REASON },
      },
    ])
    const again = await otto.post(`/staff/reports/${id}/answer`, { result, reason: REASON })
    expect([again.status, again.body.message]).toEqual([409, 'No objection waits for an answer here.'])
  })
})

describe('what is kept', () => {
  const forget = (id: string, email: string | null) =>
    transact(server.context, (tx) => forgetReportsOf(server.context, tx, id, email))

  test('of a reporter who deletes their account: what was reported, without them and their words', async () => {
    const reporter = await makePerson(server)
    const mine = await makeReport(server, { reporter, state: 'appealed' })
    const other = await makeReport(server, { reporter: await makePerson(server) })
    await forget(reporter.id, reporter.email)
    expect(await rowOf(mine.id)).toMatchObject({
      ...{ explanation: 'Whoever reported this has deleted their account.', reporter_name: null },
      objection: 'Whoever reported this has deleted their account.',
    })
    expect((await rowOf(other.id))?.explanation).toBe('This person was never a client of hers.')
  })

  test('of one who reported without an account, by their address, however they wrote it', async () => {
    const { id } = await makeReport(server)
    await server.context.db
      .updateTable('report')
      .set({ reporter_email: 'Rosa.Meier@Example.com' })
      .where('id', '=', id)
      .execute()
    await forget(UNKNOWN, 'rosa.meier@example.com')
    expect(await rowOf(id)).toMatchObject({ reporter_name: null, reporter_email: null })
  })

  test.each(['open', 'appealed', 'decided'] as const)(
    'of an owner who leaves while their service is reported (%s): whoever waits for an answer is told',
    async (state) => {
      const reporter = await makePerson(server)
      const { id, author } = await makeReport(server, { reporter, state })
      const of = { kind: 'service', owner_id: author.id } as const
      await server.context.db.updateTable('report').set(of).where('id', '=', id).execute()
      await forget(author.id, author.email)
      expect(await rowOf(id)).toBeUndefined()
      const told = (await mailboxOf(server, reporter.email)).map(({ subject }) => subject)
      expect(told).toEqual(state === 'decided' ? [] : ['You reported a service that is gone now'])
    },
  )

  test('of the objection of an owner who leaves: that there was one', async () => {
    const { id, author } = await makeReport(server, { state: 'appealed' })
    await server.context.db
      .updateTable('report')
      .set({ outcome: 'hidden', ground: 'terms' })
      .where('id', '=', id)
      .execute()
    await forget(author.id, author.email)
    expect(await rowOf(id)).toMatchObject({
      objection: 'Whoever wrote this has deleted their account.',
      explanation: 'This person was never a client of hers.',
    })
  })

  test('of an owner who leaves while their review is reported: the review stays, and so does the question', async () => {
    const reporter = await makePerson(server)
    const { id, author } = await makeReport(server, { reporter })
    await forget(author.id, author.email)
    expect((await rowOf(id))?.status).toBe('open')
    expect(await mailboxOf(server, reporter.email)).toEqual([])
  })

  test('of an owner who leaves: reports of their reviews, none of their services, and all that is about others', async () => {
    const reported = async (kind: 'review' | 'service', owner?: { id: string }) => {
      const made = await makeReport(server, { state: 'appealed' })
      const change = {
        kind,
        outcome: 'hidden',
        ground: 'terms',
        ...(owner && { owner_id: owner.id }),
      } as const
      await server.context.db.updateTable('report').set(change).where('id', '=', made.id).execute()
      return made.id
    }
    const owner = await makePerson(server)
    const [service, review] = [await reported('service', owner), await reported('review', owner)]
    const others = [await reported('service'), await reported('review')]
    const before = await Promise.all(others.map(rowOf))
    await forget(owner.id, owner.email)
    expect(await rowOf(service)).toBeUndefined()
    expect((await rowOf(review))?.objection).toBe('Whoever wrote this has deleted their account.')
    expect(await Promise.all(others.map(rowOf))).toEqual(before)
  })

  test('is forgotten a year after the last answer, and not a day before', async () => {
    const { id } = await makeReport(server, { state: 'decided' })
    server.clock.forward(365 * DAY_MS)
    await forgetWhatIsOver.run(server.context, {})
    expect(await rowOf(id)).toBeDefined()
    server.clock.forward(1)
    await forgetWhatIsOver.run(server.context, {})
    expect(await rowOf(id)).toBeUndefined()
  })
})
