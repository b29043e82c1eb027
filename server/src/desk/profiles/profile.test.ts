import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Browser, makePerson, signIn, type TestPerson } from '../../../test/people.ts'
import { makeReview } from '../../../test/reviews.ts'
import { makeLicence, makeService } from '../../../test/services.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { encodeCursor } from '../../platform/http/input/cursor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(() => server.clock.forward(60_000))

const anAgent = (wanted: Parameters<typeof makePerson>[1] = {}) =>
  makePerson(server, { home: 'consultant', verifiedAgent: true, ...wanted })

const setAgent = ({ id }: TestPerson, set: Record<string, unknown>) =>
  server.context.db.updateTable('agent').set(set).where('person_id', '=', id).execute()
const setPerson = ({ id }: TestPerson, set: Record<string, unknown>) =>
  server.context.db.updateTable('person').set(set).where('id', '=', id).execute()

const look = (name: string, browser = new Browser(server)) => browser.get(`/consultants/${name}`)

describe('a profile', () => {
  test('of somebody new has no rating, no likes and nothing invented', async () => {
    const agent = await anAgent({ first_name: 'Noor', last_name: 'Haddad' })
    const { status, body } = await look(agent.id)
    expect(status).toBe(200)
    expect(body.data).toEqual({
      uuid: agent.id,
      username: agent.id,
      name: 'Noor Haddad',
      headline: '',
      profile_picture: null,
      countries: [],
      categories: [],
      languages: [],
      rating: null,
      review_count: 0,
      completed_orders: 0,
      approvals: null,
      response_hours: null,
      verified: true,
      licensed: false,
      price_from: null,
      about: '',
      location: null,
      timezone: null,
      verified_since: server.clock.now().toISOString().slice(0, 10),
      licences: [],
      declared_trader: false,
      trader: null,
      services: [],
      service_count: 0,
      services_next: null,
      reviews: [],
      reviews_next: null,
      stars: [5, 4, 3, 2, 1].map((star) => ({ star, count: 0 })),
      likes: 0,
      like_id: null,
      hello: null,
      away_until: null,
      takes_questions: true,
      hidden: null,
    })
  })

  test('of a business says what the law asks of a trader', async () => {
    const agent = await anAgent()
    await server.context.db
      .insertInto('business')
      .values({
        agent_id: agent.id,
        business_type: 'llc',
        legal_name: 'Haddad Visa Ltd',
        registration_number: 'HRB 77',
        website: 'https://haddad.example/visas',
        country_iso: 'DE',
        state: 'BE',
        city: 'Berlin',
        postal_code: '10115',
        street: 'Kanalstraße 1',
        updated_at: server.clock.now(),
      })
      .execute()
    // A business they told us of for another reason says nothing yet.
    expect((await look(agent.id)).body.data).toMatchObject({ declared_trader: false, trader: null })
    await setAgent(agent, { declared_trader: true })
    expect((await look(agent.id)).body.data).toMatchObject({ declared_trader: true })
    expect((await look(agent.id)).body.data.trader).toEqual({
      legal_name: 'Haddad Visa Ltd',
      registration_number: 'HRB 77',
      address: ['Kanalstraße 1, 10115 Berlin', 'Germany'],
      website: 'https://haddad.example/visas',
    })
  })

  test('shows what they are, offer and were told', async () => {
    const agent = await anAgent()
    const client = await makePerson(server, { first_name: 'Ines', last_name: 'Duarte' })
    const name = `noor-${randomUUID().slice(0, 8)}`
    await setAgent(agent, {
      username: name,
      headline: 'Study visas for Germany',
      languages: ['ar', 'de'],
      completed_orders: 12,
      response_minutes: 170,
    })
    await setPerson(agent, {
      about: 'I studied there.',
      country_iso: 'JO',
      city: 'Amman',
      timezone: 'Asia/Amman',
    })
    await makeLicence(server, agent, { country: 'CA' })
    await makeService(server, agent, { price: 30_000 })
    await makeService(server, agent, { price: 20_000, country: 'CA', visa: 'ca/visitor-visa' })
    await makeService(server, agent, { price: 10_000, status: 'draft' })
    await makeReview(server, { agent, author: client, star: 4.5, content: 'Clear and quick.' })
    const { data } = (await look(name.toUpperCase())).body
    expect(data).toMatchObject({
      username: name,
      headline: 'Study visas for Germany',
      languages: [
        ['ar', 'Arabic'],
        ['de', 'German'],
      ],
      countries: [
        { id: 'CA', name: 'Canada' },
        { id: 'DE', name: 'Germany' },
      ],
      rating: 4.5,
      review_count: 1,
      completed_orders: 12,
      response_hours: 3,
      licensed: true,
      price_from: { amount: 20_000, currency: 'USD' },
      about: 'I studied there.',
      location: { city: 'Amman', country: 'Jordan' },
      timezone: 'Asia/Amman',
      licences: [
        {
          regulator: { code: 'CICC', name: 'College of Immigration and Citizenship Consultants' },
          number: 'R512345',
          country: { id: 'CA', name: 'Canada' },
          valid_until: '2028-03-31',
          register_url: 'https://college-ic.ca/protecting-the-public/find-an-immigration-consultant',
        },
      ],
      service_count: 2,
      reviews: [
        {
          from: { full_name: 'Ines D.', username: null },
          visa: { name: expect.any(String), purposes: [{ id: 'study', name: 'Study' }] },
          star: 4.5,
          content: 'Clear and quick.',
          created_at: { date: server.clock.now().toISOString() },
          reply: null,
        },
      ],
      stars: [
        { star: 5, count: 1 },
        { star: 4, count: 0 },
        { star: 3, count: 0 },
        { star: 2, count: 0 },
        { star: 1, count: 0 },
      ],
    })
    expect(data.services.map(({ price }: { price: { amount: number } }) => price.amount)).toEqual([
      20_000, 30_000,
    ])
    expect(data.services[1]).toMatchObject({
      visa: { id: 'de/student-visa', country: { id: 'DE', name: 'Germany' }, purposes: [{ id: 'study' }] },
      delivery_time: 21,
      meeting_length: null,
      further_person: null,
      requirements: [],
      refund_schedule: { before_start: 100, before_filing: 50, after_filing: 0 },
    })
  })

  test.each([
    ['unverified', { verifiedAgent: false }, { about: 'Soon.' }],
    ['suspended', {}, { suspended_at: new Date(), suspended_reason: 'Spam' }],
  ] as const)('of somebody %s is seen by nobody but them', async (hidden, wanted, person) => {
    const agent = await anAgent(wanted)
    const own = await signIn(server, agent)
    const stranger = await signIn(server, await makePerson(server))
    await setPerson(agent, person)
    for (const part of ['', '/services', '/reviews']) {
      expect((await look(`${agent.id}${part}`)).status).toBe(404)
      expect((await look(`${agent.id}${part}`, stranger)).status).toBe(404)
      expect((await look(`${agent.id}${part}`, own)).status).toBe(200)
    }
    expect((await look(agent.id, own)).body.data.hidden).toBe(hidden)
    const gone = await look(randomUUID())
    expect({ ...gone.body, request_id: '' }).toEqual({ ...(await look(agent.id)).body, request_id: '' })
  })

  test('of somebody who deleted their account is not there', async () => {
    const agent = await anAgent()
    await setPerson(agent, { deleted_at: server.clock.now() })
    expect((await look(agent.id)).status).toBe(404)
  })

  test('of a client is not there, and neither is a made-up name', async () => {
    const { id } = await makePerson(server)
    for (const name of [id, 'nobody', '%00', "o'neil", '..', 'x'.repeat(37), '%F0%9F%9B%82', 'p'])
      expect((await look(name)).status, name).toBe(404)
  })

  test('says so while they are on leave, on its days', async () => {
    const agent = await anAgent()
    const on = async (away_from: string, away_until: string) => {
      await setAgent(agent, { away_from, away_until })
      return (await look(agent.id)).body.data.away_until
    }
    expect(await on('2026-11-01', '2026-11-02')).toBe('2026-11-02')
    expect(await on('2026-11-02', '2026-11-09')).toBe('2026-11-09')
    expect(await on('2026-11-03', '2026-11-09')).toBeNull()
    expect(await on('2026-10-01', '2026-11-01')).toBeNull()
  })

  test('says so once its agent asked for the end of their account, and others see it still', async () => {
    const agent = await anAgent()
    await setPerson(agent, { deletion_due_at: server.clock.now() })
    const { status, body } = await look(agent.id)
    expect([status, body.data.hidden]).toEqual([200, 'leaving'])
  })

  test('leads from a name they had to the one they have', async () => {
    const agent = await anAgent()
    const mark = randomUUID().slice(0, 8)
    const browser = await signIn(server, agent)
    for (const username of [`old-${mark}`, `new-${mark}`]) {
      expect((await browser.put('/account/consultant/username', { username })).status).toBe(200)
      server.clock.forward(31 * 86_400_000)
      Object.assign(browser, await signIn(server, agent))
    }
    expect((await look(`old-${mark}`)).body.data).toMatchObject({ uuid: agent.id, username: `new-${mark}` })
    server.clock.forward(90 * 86_400_000)
    expect((await look(`old-${mark}`)).status).toBe(404)
  })

  test('hides a service of a regulated country once its licence has run out', async () => {
    const agent = await anAgent()
    const today = server.clock.now().toISOString().slice(0, 10)
    await makeLicence(server, agent, { country: 'CA', valid_until: today })
    await makeService(server, agent, { country: 'CA', visa: 'ca/study-permit' })
    await makeService(server, agent)
    expect((await look(agent.id)).body.data).toMatchObject({ service_count: 2, licensed: true })
    server.clock.forward(86_400_000)
    const { data } = (await look(agent.id)).body
    expect(data).toMatchObject({ service_count: 1, licensed: false, licences: [] })
    expect(data.countries).toEqual([{ id: 'DE', name: 'Germany' }])
    expect((await look(`${agent.id}/services`)).body.data.items).toHaveLength(1)
  })

  test('costs the same number of queries however much there is', async () => {
    const agent = await anAgent()
    const client = await makePerson(server)
    const queriesOf = async () => {
      let queries = 0
      const count = () => queries++
      server.context.pool.on('acquire', count)
      await look(agent.id)
      server.context.pool.off('acquire', count)
      return queries
    }
    const few = await queriesOf()
    for (let index = 0; index < 10; index++) {
      await makeService(server, agent)
      await makeReview(server, { agent, author: client, star: 5 })
    }
    expect(await queriesOf()).toBe(few)
    expect(few).toBeLessThanOrEqual(7)
  })
})

describe('lists of a profile go on by cursor', () => {
  test('services by price, those of one price by age', async () => {
    const agent = await anAgent()
    for (const price of [300, 100, 200, 100, 100]) await makeService(server, agent, { price })
    const paged: { id: string; price: { amount: number } }[] = []
    for (let cursor = ''; ; ) {
      const path = `${agent.id}/services?limit=2${cursor && `&cursor=${cursor}`}`
      const { items, pagination } = (await look(path)).body.data
      paged.push(...items)
      cursor = pagination.next_cursor
      if (!cursor) break
    }
    expect(paged.map(({ price }) => price.amount)).toEqual([100, 100, 100, 200, 300])
    expect(new Set(paged.map(({ id }) => id)).size).toBe(5)
  })

  test('reviews by age, without those staff hid', async () => {
    const agent = await anAgent()
    const author = await makePerson(server)
    for (let index = 0; index < 7; index++) {
      server.clock.forward(1000)
      await makeReview(server, { agent, author, star: 5, content: `Review ${index}`, hidden: index === 3 })
    }
    const first = (await look(agent.id)).body.data
    const second = (await look(`${agent.id}/reviews?cursor=${first.reviews_next}`)).body.data
    const contents = [...first.reviews, ...second.items].map(({ content }) => content)
    expect(contents).toEqual(['Review 6', 'Review 5', 'Review 4', 'Review 2', 'Review 1', 'Review 0'])
    expect(second.pagination.next_cursor).toBeNull()
  })

  test.each(['services', 'reviews'] as const)(
    'a cursor of elsewhere is a wrong field of %s',
    async (part) => {
      const agent = await anAgent()
      const place = { services: [100, agent.id], reviews: ['2026-01-01T00:00:00Z', agent.id] }
      const here = encodeCursor([agent.id, ...place[part]])
      expect((await look(`${agent.id}/${part}?cursor=${here}`)).status).toBe(200)
      const otherList = encodeCursor([agent.id, ...place[part === 'services' ? 'reviews' : 'services']])
      const otherAgent = encodeCursor([(await anAgent()).id, ...place[part]])
      for (const cursor of ['x', otherList, otherAgent, encodeCursor(place[part]), 'a'.repeat(500)])
        expect((await look(`${agent.id}/${part}?cursor=${cursor}`)).status, cursor).toBe(422)
      expect((await look(`${agent.id}/${part}?cursor=${'a'.repeat(501)}`)).status).toBe(422)
    },
  )

  test('somebody who deleted their account has no name in a review', async () => {
    const agent = await anAgent()
    const author = await makePerson(server, { first_name: 'Ines' })
    await makeReview(server, { agent, author, star: 3 })
    await setPerson(author, { deleted_at: server.clock.now() })
    const [review] = (await look(`${agent.id}/reviews`)).body.data.items
    expect(review.from).toEqual({ full_name: 'A former client', username: null })
  })

  test('an agent who wrote a review is led to while others see their page', async () => {
    const [agent, author] = [await anAgent(), await anAgent({ first_name: 'Ines', last_name: 'Silva' })]
    await setAgent(author, { username: 'ines-writes' })
    await makeReview(server, { agent, author, star: 3 })
    const from = async () => (await look(`${agent.id}/reviews`)).body.data.items[0].from
    expect(await from()).toEqual({ full_name: 'Ines S.', username: 'ines-writes' })
    await setPerson(author, { suspended_at: server.clock.now(), suspended_reason: 'Spam.' })
    expect(await from()).toEqual({ full_name: 'Ines S.', username: null })
    await setPerson(author, { suspended_at: null, suspended_reason: null })
    await setAgent(author, { verified_at: null })
    expect(await from()).toEqual({ full_name: 'Ines S.', username: null })
    expect((await look('ines-writes')).status).toBe(404)
  })
})
