import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askedOfDatabase } from '../../../../test/asked-of-database.ts'
import { bringCrowd, type CrowdAgent, someAgent, someService } from '../../../../test/found-crowd.ts'
import { makePerson } from '../../../../test/people.ts'
import { openTestApp, startApp, type TestApp } from '../../../../test/start-app.ts'
import { DAY_MS, MINUTE_MS } from '../../../platform/clock.ts'
import { holdSlot } from '../../availability/slots/hold-slot.ts'
import { nextFreeSlot } from '../../availability/slots/next-free-slot.ts'
import { forgetWords } from '../words/forget-words.ts'
import { indexAgent } from './index-agent.ts'
import { renewFreeSlots } from './renew-free-slots.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

async function bring(more: Partial<CrowdAgent> = {}) {
  const agent = someAgent(more)
  await bringCrowd(server, [agent])
  return agent.id
}

const refresh = (id: string) =>
  server.context.db.transaction().execute((tx) => indexAgent(server.context, tx, { agent: id }))

async function find(id: string, query: Record<string, string> = {}) {
  const answer = await server.app.inject({ url: '/api/consultants', query: { limit: '100', ...query } })
  return answer.json().data.items.find((item: { uuid: string }) => item.uuid === id)
}

describe('who can be found', () => {
  test.each([
    ['who is not verified', { verified: false }],
    ['who is suspended', { suspended: true }],
    ['who is on leave', { away: true }],
    ['who offers nothing', { services: [] }],
    [
      'whose services are drafts or archived',
      { services: [someService({ status: 'draft' }), someService({ status: 'archived' })] },
    ],
    [
      'who serves only a country that wants a licence, without one',
      { services: [someService({ country: 'CA' })] },
    ],
  ])('not %s', async (_who, more) => {
    expect(await find(await bring(more))).toBeUndefined()
  })

  test('of a country that wants a licence, who has it', async () => {
    const services = [someService({ country: 'CA', price: 500 }), someService({ country: 'PT', price: 900 })]
    const licensed = await bring({ services, licences: ['CA'] })
    const unlicensed = await bring({ services })
    expect(await find(licensed, { country: 'CA', licensed: '1' })).toMatchObject({
      licensed: true,
      licences: [{ id: 'CA', name: 'Canada' }],
      price_from: { amount: 500 },
      service_count: 2,
    })
    expect(await find(unlicensed, { country: 'CA' })).toBeUndefined()
    // The rest of what they offer is found, at its own price.
    expect(await find(unlicensed)).toMatchObject({
      countries: [{ id: 'PT', name: 'Portugal' }],
      price_from: { amount: 900 },
      service_count: 1,
    })
  })

  test.each([
    ['by the visa alone', {}],
    ['by the visa and its country', { country: 'DE' }],
    ['by words as well', { country: 'DE', query: 'whole application' }],
  ])('with a licence of the country of a visa and no other, asked %s', async (_how, more) => {
    const { id: visa } = await server.context.db
      .selectFrom('visa')
      .select('id')
      .where('country_iso', '=', 'DE')
      .limit(1)
      .executeTakeFirstOrThrow()
    const services = [someService({ country: 'DE', visa })]
    const there = await bring({ services, licences: ['DE'] })
    const elsewhere = await bring({ services, licences: ['CA'] })
    expect(await find(elsewhere, { visa, ...more })).toBeDefined()
    expect(await find(elsewhere, { visa, licensed: '1', ...more })).toBeUndefined()
    expect(await find(there, { visa, licensed: '1', ...more })).toBeDefined()
    expect(await find(there, { visa: 'ca/study-permit', licensed: '1' })).toBeUndefined()
  })

  test('whose service names a former code of a visa, by the old code and by the new', async () => {
    const { db } = server.context
    const [visa, former] = ['de/student-visa', 'de/former-student-visa']
    const found = await db.selectFrom('visa').selectAll().where('id', '=', visa).executeTakeFirstOrThrow()
    const former_codes = ['former-student-visa']
    await db.updateTable('visa').set({ former_codes }).where('id', '=', visa).execute()
    const row = { ...found, facts: '{}', former_codes, replaced_by: visa }
    await db
      .insertInto('visa')
      .values({ ...row, id: former, code: 'former-student-visa' })
      .execute()
    const service = someService({ country: 'DE', visa: former })
    const id = await bring({ services: [service] })
    expect(await find(id, { visa, country: 'DE' })).toBeDefined()
    expect(await find(id, { visa: former, country: 'DE' })).toBeDefined()
    const offers = (await server.app.inject({ url: '/api/countries/DE/offers' })).json().data.visas
    expect(offers.map((one: { visa: string }) => one.visa)).toContain(visa)
    expect(offers.map((one: { visa: string }) => one.visa)).not.toContain(former)
    const { visas } = (await server.app.inject({ url: '/api/countries/DE' })).json().data
    expect(visas.map((one: { id: string }) => one.id)).not.toContain(former)
  })

  test('who stops being found leaves no trace, and comes back as before', async () => {
    const id = await bring()
    const set = async (verified_at: Date | null) => {
      await server.context.db.updateTable('agent').set({ verified_at }).where('person_id', '=', id).execute()
      await refresh(id)
    }
    await set(null)
    for (const table of ['found_agent', 'found_offer', 'found_free'] as const) {
      const rows = await server.context.db
        .selectFrom(table)
        .select('agent_id')
        .where('agent_id', '=', id)
        .execute()
      expect(rows, table).toEqual([])
    }
    const { found_since } = await server.context.db
      .selectFrom('agent')
      .select('found_since')
      .where('person_id', '=', id)
      .executeTakeFirstOrThrow()
    server.clock.forward(DAY_MS)
    await set(server.clock.now())
    expect(await find(id)).toBeDefined()
    const back = await server.context.db
      .selectFrom('found_agent')
      .select('found_since')
      .where('agent_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(back.found_since).toEqual(found_since)
  })
})

test('what changes is found anew, and what is no longer true is not', async () => {
  const id = await bring({ first_name: 'Quilla', languages: ['fi'] })
  const { db } = server.context
  await db.updateTable('person').set({ first_name: 'Ximena' }).where('id', '=', id).execute()
  await db
    .updateTable('agent')
    .set({ languages: ['pt'], headline: 'Zeppelins' })
    .where('person_id', '=', id)
    .execute()
  await db
    .updateTable('service')
    .set({ country_iso: 'KR', visa_id: 'general/work', price_amount: 777 })
    .where('agent_id', '=', id)
    .execute()
  await refresh(id)
  for (const gone of [{ query: 'quilla' }, { language: 'fi' }, { country: 'DE' }, { purpose: 'study' }])
    expect(await find(id, gone as Record<string, string>), JSON.stringify(gone)).toBeUndefined()
  for (const now of [{ query: 'ximena zeppelin' }, { language: 'pt' }, { country: 'KR', purpose: 'work' }])
    expect(await find(id, now as Record<string, string>), JSON.stringify(now)).toMatchObject({
      name: 'Ximena Okafor',
      headline: 'Zeppelins',
      price_from: { amount: 777, currency: 'USD' },
    })
})

test('a second refresh writes nothing', async () => {
  const id = await bring()
  const versions = async () =>
    (
      await server.context.pool.query(
        `select xmin::text from found_agent where agent_id = $1 union all select xmin::text from found_offer where agent_id = $1`,
        [id],
      )
    ).rows
  const before = await versions()
  await refresh(id)
  expect(await versions()).toEqual(before)
})

test('of two who change an agent at once, both changes are found, whoever comes last', async () => {
  for (let round = 0; round < 10; round++) {
    const id = await bring({ services: [someService({ country: 'DE' })] })
    const { db } = server.context
    const publish = (country_iso: string) =>
      db.transaction().execute(async (tx) => {
        await tx
          .insertInto('service')
          .values({
            agent_id: id,
            status: 'active',
            country_iso,
            visa_id: 'general/study',
            title: 'Another',
            description: 'More.',
            price_amount: 100,
            delivery_value: 1,
            delivery_unit: 'day',
            created_at: server.clock.now(),
            updated_at: server.clock.now(),
          })
          .execute()
        await indexAgent(server.context, tx, { agent: id })
      })
    const rename = () =>
      db.transaction().execute(async (tx) => {
        await tx.updateTable('agent').set({ headline: 'Renamed' }).where('person_id', '=', id).execute()
        await indexAgent(server.context, tx, { agent: id })
      })
    await Promise.all([publish('FR'), publish('PT'), publish('KR'), rename(), refresh(id)])
    expect(await find(id)).toMatchObject({ service_count: 4, headline: 'Renamed' })
    const countries = await db
      .selectFrom('found_offer')
      .select('country_iso')
      .where('agent_id', '=', id)
      .where('aim', '=', '')
      .orderBy('country_iso')
      .execute()
    expect(countries.map((row) => row.country_iso)).toEqual(['', 'DE', 'FR', 'KR', 'PT'])
  }
})

describe('the next free slot', () => {
  test('is looked up anew once it has passed, and only then', async () => {
    const open = await bring({ open: true })
    const closed = await bring({ open: false })
    const first = (await find(open)).next_free_at
    expect(new Date(first).getTime()).toBeGreaterThan(server.clock.now().getTime())
    expect((await find(closed)).next_free_at).toBeNull()
    expect(await find(open, { free_within: '3' })).toBeDefined()
    expect(await find(closed, { free_within: '90' })).toBeUndefined()

    server.clock.forward(3 * DAY_MS)
    await renewFreeSlots.run(server.context, {})
    const then = (await find(open)).next_free_at
    expect(new Date(then).getTime()).toBeGreaterThan(server.clock.now().getTime())
  })

  test('is one that can still be booked with the notice they want', async () => {
    const id = await bring({ open: true })
    const weekAhead = { agent_id: id, notice_minutes: 7 * 24 * 60 }
    await server.context.db.insertInto('availability_rule').values(weekAhead).execute()
    await refresh(id)
    server.clock.forward(5 * DAY_MS)
    await renewFreeSlots.run(server.context, {})
    expect(await find(id, { free_within: '3' })).toBeUndefined()
    const next = (await find(id, { free_within: '8' })).next_free_at
    expect(new Date(next).getTime()).toBeGreaterThanOrEqual(server.clock.now().getTime() + 7 * DAY_MS)
  })

  test('comes into reach by itself for who has none for three months', async () => {
    const id = await bring({ open: true })
    const now = server.clock.now()
    const day = (later: number) => new Date(now.getTime() + later * DAY_MS).toISOString().slice(0, 10)
    await server.context.db
      .insertInto('blocked_date')
      .values({ agent_id: id, from_day: day(-1), until_day: day(110), ranges: '[]', created_at: now })
      .execute()
    await refresh(id)
    expect(await find(id, { free_within: '92' })).toBeUndefined()
    server.clock.forward(30 * DAY_MS)
    await renewFreeSlots.run(server.context, {})
    expect(await find(id, { free_within: '92' })).toMatchObject({
      next_free_at: expect.stringContaining(day(111)),
    })
  })
})

describe('what is read again when a slot has passed', () => {
  const renew = (world: TestApp) => askedOfDatabase(() => renewFreeSlots.run(world.context, {}))
  const readsHours = (asked: string[]) => asked.filter((text) => text.includes('from availability_rule'))
  const kept = async ({ context }: TestApp, id: string) =>
    (await context.pool.query('select *, xmin::text from found_free where agent_id = $1', [id])).rows[0]
  const nextOf = async ({ context }: TestApp, id: string) => nextFreeSlot(context.db, id, context.clock.now())

  async function openWorld(more: Partial<CrowdAgent> = {}) {
    const world = await startApp()
    const agent = someAgent({ open: true, ...more })
    await bringCrowd(world, [agent])
    return { world, id: agent.id }
  }

  test('through a day the next slot follows, and their hours are read once', async () => {
    const { world, id } = await openWorld()
    let [reads, changes] = [0, 0]
    for (let passed = 0; passed < 48; passed++) {
      world.clock.forward(30 * MINUTE_MS + 1)
      const before = await kept(world, id)
      reads += readsHours(await renew(world)).length
      const { next_free_at } = await kept(world, id)
      expect(next_free_at).toEqual(await nextOf(world, id))
      if (next_free_at.getTime() !== before.next_free_at.getTime()) changes++
    }
    expect(changes).toBeGreaterThan(10)
    expect(reads).toBeLessThanOrEqual(2)
  })

  test('nothing of who opens no hours, however many days pass, until they do', async () => {
    const { world, id } = await openWorld({ open: false })
    const before = await kept(world, id)
    for (let day = 0; day < 3; day++) {
      world.clock.forward(DAY_MS)
      expect(readsHours(await renew(world))).toEqual([])
    }
    expect(await kept(world, id)).toEqual(before)
    await world.context.pool.query(
      'insert into work_hours (agent_id, weekday, start_minute, last_minute) select $1, day, 540, 1019 from generate_series(0, 6) day',
      [id],
    )
    await world.context.db.transaction().execute((tx) => indexAgent(world.context, tx, { agent: id }))
    expect((await kept(world, id)).next_free_at).toEqual(await nextOf(world, id))
  })

  test('whoever changes has what comes after it anew, and nobody else is touched', async () => {
    const { world, id } = await openWorld()
    const other = someAgent({ open: true })
    await bringCrowd(world, [other])
    const untouched = await kept(world, other.id)
    const { coming } = await kept(world, id)
    await world.context.pool.query(
      `insert into blocked_date (agent_id, from_day, until_day, ranges, created_at) values ($1, $2::date - 1, $2::date + 1, '[]', $2)`,
      [id, world.clock.now()],
    )
    await world.context.db.transaction().execute((tx) => indexAgent(world.context, tx, { agent: id }))
    const fresh = await kept(world, id)
    expect(fresh.coming).not.toEqual(coming)
    expect(fresh.next_free_at).toEqual(await nextOf(world, id))
    expect(await kept(world, other.id)).toEqual(untouched)
  })

  test('nothing is known of what comes while somebody holds a slot', async () => {
    const { world, id } = await openWorld()
    const { next_free_at, coming } = await kept(world, id)
    expect(coming).not.toEqual([])
    const client = await makePerson(world)
    await holdSlot(world.context, client, { agentId: id, start: next_free_at, length: 60 })
    const held = await kept(world, id)
    expect(held.coming).toEqual([])
    expect(held.next_free_at).not.toEqual(next_free_at)
    // The hold is over before the slot after it has passed.
    world.clock.forward(new Date(held.look_again_at).getTime() - world.clock.now().getTime() + 1)
    await renew(world)
    expect((await kept(world, id)).next_free_at).toEqual(await nextOf(world, id))
  })

  test('nothing is known of what comes where a server of before wrote the next one', async () => {
    const { world, id } = await openWorld()
    await world.context.pool.query(
      "update found_free set next_free_at = next_free_at + interval '1 hour' where agent_id = $1",
      [id],
    )
    expect((await kept(world, id)).coming).toEqual([])
  })
})

test('words nobody is found by any more are forgotten', async () => {
  const id = await bring({ first_name: 'Wolframina' })
  const words = () =>
    server.context.db.selectFrom('found_word').select('word').where('word', '=', 'wolframina').execute()
  expect(await words()).toHaveLength(1)
  await server.context.db.updateTable('person').set({ first_name: 'Ada' }).where('id', '=', id).execute()
  await refresh(id)
  await forgetWords.run(server.context, {})
  expect(await words()).toEqual([])
})
