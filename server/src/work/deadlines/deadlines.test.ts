import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askFor } from '../../../test/documents.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { makeGoal, makeOrder } from '../../../test/orders.ts'
import { enter } from '../../../test/payments.ts'
import { Browser, makePerson, type TestPerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { putPassport } from '../../../test/vault.ts'
import { sealConfirmed } from '../../ground/papers/sealed-readings.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { tellDeadlines } from './notices/tell-deadlines.ts'
import { exportDeadlinePapers } from './papers/export-papers.ts'
import { sealName } from './papers/sealed-names.ts'

/** A Monday, 09:00 in UTC. */
let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
// No test asks more often in a minute than anybody may.
beforeEach(() => server.clock.forward(61_000))

const permit = (ends_on: string, more: object = {}) => ({
  ...{ kind: 'permit', name: 'Work permit 12-AB-77', country: 'CA', purpose: 'work', ends_on },
  ...more,
})

/** An id, and a name that is sealed for it. */
function named() {
  const id = randomUUID()
  return { id, sealed_name: sealName(server.context, id, 'A visa') }
}

async function someone(wanted: { home?: 'consultant'; verifiedAgent?: boolean; zone?: string } = {}) {
  const person = await makePerson(server, wanted)
  await change(person, { timezone: wanted.zone ?? 'UTC' })
  return { ...person, browser: await enter(server, person) }
}

const change = ({ id }: { id: string }, values: object) =>
  server.context.db.updateTable('person').set(values).where('id', '=', id).execute()

const listOf = async (browser: Browser, query = '') =>
  (await browser.get(`/deadlines${query}`)).body.data.items as {
    id: string
    kind: string
    event: string
    day: string
    [more: string]: unknown
  }[]

const today = () => server.clock.now().toISOString().slice(0, 10)
const inDays = (days: number, from = today()) =>
  new Date(Date.parse(from) + days * DAY_MS).toISOString().slice(0, 10)

interface Told {
  kind: string
  title: string
  mode: string
  path: string
}

/** The newest comes first; the person signs in anew. */
async function toldTo(person: TestPerson) {
  const browser = await enter(server, person)
  const { items } = (await browser.get('/notifications')).body.data as { items: Told[] }
  return items.filter(({ kind }) => kind === 'deadlines')
}
const bell = async (person: TestPerson) => (await toldTo(person)).map(({ title }) => title)

/** One look of the job, and what follows from it. */
async function look() {
  await tellDeadlines.run(server.context, {} as never)
  await server.jobsDone()
}

/** A day later, looked at. */
async function nextDays(days: number) {
  for (let day = 0; day < days; day++) {
    server.clock.forward(DAY_MS)
    await look()
  }
}

describe('papers entered by hand', () => {
  test('a permit is in the timeline with its way to the guide, is changed and removed, and is nobody else’s', async () => {
    const { browser, ...person } = await someone()
    await change(person, { passport_iso: 'GH', residence_iso: 'DE' })
    const { status, body } = await browser.post('/deadlines/papers', permit('2027-05-01'))
    expect(status).toBe(201)
    const { id } = body.data
    const [kept] = await listOf(browser)
    expect(kept).toMatchObject({
      ...{ kind: 'permit', event: 'ends', day: '2027-05-01', at: null, name: 'Work permit 12-AB-77' },
      country: { id: 'CA', name: 'Canada' },
      paper: { id, purpose: { id: 'work', name: 'Work' } },
      renew: { passport: 'GH', residence: 'DE', destination: 'CA', purpose: 'work' },
    })

    const stranger = await someone()
    expect((await stranger.browser.put(`/deadlines/papers/${id}`, permit('2028-01-01'))).status).toBe(404)
    expect((await stranger.browser.delete(`/deadlines/papers/${id}`)).status).toBe(404)
    expect(await listOf(stranger.browser)).toEqual([])

    expect((await browser.put(`/deadlines/papers/${id}`, permit('2028-06-01'))).status).toBe(200)
    expect((await listOf(browser)).map(({ day }) => day)).toEqual(['2028-06-01'])
    expect((await browser.delete(`/deadlines/papers/${id}`)).status).toBe(204)
    expect(await listOf(browser)).toEqual([])
  })

  test('the way to the guide begins with the passport they keep here and where they live', async () => {
    const { browser, ...person } = await someone()
    await change(person, { country_iso: 'NG' })
    await browser.post('/deadlines/papers', permit('2027-05-01', { kind: 'visa', purpose: null }))
    await browser.post('/deadlines/papers', {
      ...{ kind: 'passport', name: 'Mine', country: 'GH', ends_on: '2031-01-01' },
    })
    expect((await listOf(browser)).map(({ renew }) => renew)).toEqual([
      { passport: 'GH', residence: 'NG', destination: 'CA' },
      { passport: 'GH', residence: 'NG' },
    ])
  })

  test.each([
    ['a passport without a country', { kind: 'passport', country: null }, 'country'],
    ['a country that is none', { country: 'QQ' }, 'country'],
    ['a purpose that is none', { purpose: 'fishing' }, 'purpose'],
    ['no name', { name: '   ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(81) }, 'name'],
    ['a day that is none', { ends_on: '2027-02-30' }, 'ends_on'],
    ['a day in another age', { ends_on: '9999-01-01' }, 'ends_on'],
  ])('%s is refused at its field', async (_, wrong, field) => {
    const { browser } = await someone()
    const { status, body } = await browser.post('/deadlines/papers', permit('2027-05-01', wrong))
    expect([status, body.errors?.map((one: { field: string }) => one.field)]).toEqual([422, [field]])
  })

  test('what it is called lies sealed, and the export has it in plain words', async () => {
    const { browser, id } = await someone()
    await browser.post('/deadlines/papers', permit('2027-05-01'))
    const { rows } = await server.context.pool.query('select * from deadline_paper where person_id = $1', [
      id,
    ])
    expect(JSON.stringify(rows) + rows[0].sealed_name.toString('latin1')).not.toContain('12-AB-77')
    expect(await exportDeadlinePapers(server.context, id)).toMatchObject([
      { kind: 'permit', name: 'Work permit 12-AB-77', ends_on: '2027-05-01' },
    ])
  })

  test('no more than 100 are kept, also by two tabs at once', async () => {
    const { browser, id } = await someone()
    const now = server.clock.now()
    const row = { person_id: id, kind: 'visa' as const, country_iso: 'CA', ends_on: '2027-01-01' }
    await server.context.db
      .insertInto('deadline_paper')
      .values(
        Array.from({ length: 99 }, () => ({
          ...{ ...row, ...named() },
          created_at: now,
          updated_at: now,
        })),
      )
      .execute()
    const both = await Promise.all([
      browser.post('/deadlines/papers', permit('2027-05-01')),
      browser.post('/deadlines/papers', permit('2027-05-02')),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })
})

/** A client with a running order whose passport they confirmed. */
async function makeCase(expiry: string, nationality = 'GHA') {
  const client = await someone()
  const agent = await someone({ home: 'consultant', verifiedAgent: true })
  const { id } = await makeOrder(server, { client, agent, status: 'ongoing' })
  await setOrder(id, { due_at: at(20) })
  await confirmPassport(id, client, expiry, nationality)
  return { id, client, agent }
}

const at = (days: number) => new Date(server.clock.now().getTime() + days * DAY_MS)
const setOrder = (id: string, values: object) =>
  server.context.db.updateTable('client_order').set(values).where('id', '=', id).execute()

async function confirmPassport(order: string, client: TestPerson, expiry: string, nationality: string) {
  const { db } = server.context
  const now = server.clock.now()
  const document_id = await askFor(server, order)
  const file_id = randomUUID()
  await db
    .insertInto('sealed_file')
    .values({
      ...{ id: file_id, owner_id: client.id, media_type: 'image/png', size: 10 },
      ...{ wrapped_key: Buffer.from('sealed'), created_at: now },
    })
    .execute()
  await db
    .insertInto('document_version')
    .values({
      ...{ document_id, number: 1, file_id, file_name: 'passport.png', media_type: 'image/png', size: 10 },
      ...{ scan: 'clean' as const, uploaded_by: client.id, created_at: now },
    })
    .execute()
  const fields = {
    ...{ number: 'G1234567', surname: 'MENSAH', given_names: 'KWAME', nationality },
    ...{ birth: '1990-03-05', expiry },
  }
  await db
    .insertInto('paper_reading')
    .values({
      ...{ file_id, owner_id: client.id, status: 'failed' as const, created_at: now },
      ...{ confirmed: sealConfirmed(server.context, file_id, fields), confirmed_at: now },
    })
    .execute()
}

describe('where deadlines come from', () => {
  test('both sides see a confirmed passport and the work that is due, a stranger neither', async () => {
    const { id, client, agent } = await makeCase('2027-02-01')
    const due = { kind: 'order', event: 'due', day: inDays(20), order: { uuid: id } }
    const asClient = await listOf(client.browser)
    expect(asClient.filter(({ kind }) => kind === 'order')).toMatchObject([due])
    expect(asClient.filter(({ kind }) => kind === 'passport')).toMatchObject([
      { day: '2027-02-01', country: { id: 'GH' }, renew: { passport: 'GH' } },
    ])
    const asAgent = await listOf(agent.browser)
    expect(asAgent.filter(({ kind }) => kind === 'passport')).toMatchObject([
      { day: '2027-02-01', country: { id: 'GH' }, order: { uuid: id }, renew: null },
    ])
    expect(JSON.stringify([asClient, asAgent])).not.toContain('G1234567')
    expect(await listOf((await someone()).browser)).toEqual([])
  })

  test('an order that is over is no deadline of its agent, nor its passport', async () => {
    const { id, client, agent } = await makeCase('2027-02-01')
    await setOrder(id, { status: 'completed' })
    expect(await listOf(agent.browser)).toEqual([])
    expect((await listOf(client.browser)).map(({ kind }) => kind)).toContain('passport')
    expect((await listOf(client.browser)).map(({ kind }) => kind)).not.toContain('order')
  })

  test('work that waits for the authority and a conflict stop the due day', async () => {
    const { id, client } = await makeCase('2029-02-01')
    await setOrder(id, { stage: 'waiting', paused_at: server.clock.now(), pause_note: 'Filed.' })
    expect((await listOf(client.browser)).map(({ kind }) => kind)).not.toContain('order')
    await setOrder(id, {
      stage: 'preparing',
      paused_at: null,
      status: 'conflicted',
      pause_note: null,
      resume_status: 'ongoing',
    })
    expect((await listOf(client.browser)).map(({ kind }) => kind)).not.toContain('order')
  })

  test('a passport entered by hand, read and named with a goal stands once', async () => {
    const { client } = await makeCase('2028-02-01')
    const { id } = await makeGoal(server, client)
    await server.context.db
      .updateTable('goal')
      .set({ passport_iso: 'GH', passport_expires_on: '2028-02-01' })
      .where('id', '=', id)
      .execute()
    expect((await listOf(client.browser, '?filter[kind]=passport')).length).toBe(1)
    const paper = { kind: 'passport', name: 'My passport', country: 'GH', ends_on: '2028-02-01' }
    await client.browser.post('/deadlines/papers', paper)
    expect(await listOf(client.browser, '?filter[kind]=passport')).toMatchObject([
      { paper: { name: 'My passport' } },
    ])
  })

  test('a paper of the vault stands there for its owner alone, and a passport that was read elsewhere once', async () => {
    const client = await someone()
    const stranger = await someone()
    const [passport, diploma] = [await putPassport(server, client), await putPassport(server, client)]
    const keep = (uuid: string, body: object) => client.browser.send('PATCH', `/vault/papers/${uuid}`, body)
    expect((await keep(passport.uuid, { expires_on: inDays(60) })).status).toBe(200)
    await keep(diploma.uuid, { expires_on: inDays(30), kind: 'police_certificate', name: 'Police record' })
    const mine = await listOf(client.browser)
    expect(mine).toMatchObject([
      { kind: 'paper', name: 'Police record', day: inDays(30), in_vault: true, paper: null },
      { kind: 'passport', name: 'Passport', day: inDays(60), in_vault: true },
    ])
    expect(await listOf(stranger.browser)).toEqual([])
    const added = await client.browser.post(
      '/deadlines/papers',
      permit(inDays(60), { kind: 'passport', name: 'Mine', country: 'NG', purpose: undefined }),
    )
    expect(added.status).toBe(201)
    expect((await listOf(client.browser)).map(({ name }) => name)).toEqual(['Police record', 'Mine'])
  })

  test('an unpaid order, its documents and its goal have their days; an agent does not hear of the payment', async () => {
    const client = await someone()
    const agent = await someone({ home: 'consultant', verifiedAgent: true })
    const unpaid = await makeOrder(server, { client, agent })
    await setOrder(unpaid.id, { expires_at: at(1) })
    const paid = await makeOrder(server, { client, agent, status: 'paid' })
    await askFor(server, paid.id)
    const kinds = (await listOf(client.browser)).map(({ kind, event }) => `${kind} ${event}`)
    expect(kinds.slice(0, 2)).toEqual(['payment pay', 'document send'])
    expect(kinds.slice(2)).toEqual(['goal travel', 'goal travel'])
    await setOrder(unpaid.id, { charge_at: at(1), expires_at: at(30) })
    expect((await listOf(client.browser)).map(({ kind }) => kind)).not.toContain('payment')
    expect((await listOf(agent.browser)).map(({ kind, event }) => `${kind} ${event}`)).toEqual([
      'order start',
    ])
  })

  test('a licence and the verification end for their agent alone', async () => {
    const agent = await someone({ home: 'consultant', verifiedAgent: true })
    const now = server.clock.now()
    await server.context.db
      .insertInto('licence')
      .values({
        ...{ agent_id: agent.id, country_iso: 'CA', regulator: 'CICC', number: 'R512345' },
        ...{ valid_until: '2027-03-01', status: 'verified' as const, created_at: now },
      })
      .execute()
    await server.context.db
      .insertInto('verification')
      .values({
        agent_id: agent.id,
        label: 'verified',
        submitted_at: now,
        valid_until: '2027-04-01',
        created_at: now,
      })
      .execute()
    const list = await listOf(agent.browser)
    expect(list.map(({ kind, day }) => [kind, day])).toEqual([
      ['licence', '2027-03-01'],
      ['verification', '2027-04-01'],
    ])
    expect(JSON.stringify(list)).not.toContain('R512345')
  })

  test('hundreds come page after page, each once, also many of one day', async () => {
    const { browser, id } = await someone()
    const now = server.clock.now()
    await server.context.db
      .insertInto('deadline_paper')
      .values(
        Array.from({ length: 90 }, (_, index) => ({
          ...{ ...named(), person_id: id, kind: 'visa' as const, country_iso: 'CA' },
          ...{ ends_on: index < 50 ? '2027-01-01' : '2027-01-02', created_at: now, updated_at: now },
        })),
      )
      .execute()
    const seen: string[] = []
    for (let cursor = ''; ; ) {
      const { data } = (await browser.get(`/deadlines?limit=20${cursor && `&cursor=${cursor}`}`)).body
      seen.push(...data.items.map((one: { id: string }) => one.id))
      cursor = data.pagination.next_cursor
      if (!cursor) break
    }
    expect(seen.length).toBe(90)
    expect(new Set(seen).size).toBe(90)
  })

  test('a cursor that somebody made up is a wrong field', async () => {
    const { browser } = await someone()
    for (const cursor of ['x', Buffer.from('["2027-13-01","a"]').toString('base64url')])
      expect((await browser.get(`/deadlines?cursor=${cursor}`)).status).toBe(422)
  })
})

describe('notices', () => {
  test('each of 180, 90, 30 and 7 days before is told once, in the bell and by mail, without the name of the paper', async () => {
    const person = await someone()
    const { browser, email } = person
    await browser.post('/deadlines/papers', permit(inDays(181)))
    await look()
    expect(await bell(person)).toEqual([])
    await nextDays(1)
    await look()
    expect(await bell(person)).toEqual(['Permit ends in 180 days'])
    server.clock.forward(89 * DAY_MS)
    await look()
    expect((await bell(person)).length).toBe(1)
    await nextDays(175 - 89)
    expect(await bell(person)).toEqual([
      'Permit ends in 7 days',
      'Permit ends in 30 days',
      'Permit ends in 90 days',
      'Permit ends in 180 days',
    ])
    const mails = (await mailsTo(server, email)).filter(({ subject }) => subject.includes('Permit'))
    expect(mails.length).toBe(4)
    expect(JSON.stringify(mails)).toContain('Permit for Canada ends')
    expect(JSON.stringify(mails)).not.toContain('12-AB-77')
  })

  test('two workers at once tell it once', async () => {
    const person = await someone()
    const { browser } = person
    await browser.post('/deadlines/papers', permit(inDays(91)))
    await look()
    server.clock.forward(DAY_MS)
    await Promise.all(Array.from({ length: 4 }, () => tellDeadlines.run(server.context, {} as never)))
    await server.jobsDone()
    expect(await bell(person)).toEqual(['Permit ends in 90 days'])
  })

  test('after a standstill the nearest is told alone, and nothing of what has passed', async () => {
    const person = await someone()
    const { browser } = person
    await browser.post('/deadlines/papers', permit(inDays(181)))
    await browser.post('/deadlines/papers', permit(inDays(40), { kind: 'visa' }))
    await look()
    server.clock.forward(160 * DAY_MS)
    await look()
    expect(await bell(person)).toEqual(['Permit ends in 21 days'])
  })

  test('what is entered within its days is not told at once, and several of a day are one notice', async () => {
    const person = await someone()
    const { browser, email } = person
    await look()
    await browser.post('/deadlines/papers', permit(inDays(20)))
    await browser.post('/deadlines/papers', permit(inDays(8), { kind: 'visa' }))
    await browser.post('/deadlines/papers', permit(inDays(8), { kind: 'passport', country: 'GH' }))
    await look()
    expect(await bell(person)).toEqual([])
    await nextDays(1)
    expect(await bell(person)).toEqual([
      expect.stringMatching(/^2 deadlines are near\. (Visa|Passport) ends in 7 days$/),
    ])
    const mails = (await mailsTo(server, email)).filter(({ subject }) =>
      subject.includes('deadlines are near'),
    )
    expect(mails.length).toBe(1)
  })

  test('a changed day is told anew, and a removed paper not at all', async () => {
    const person = await someone()
    const { browser } = person
    const first = (await browser.post('/deadlines/papers', permit(inDays(31)))).body.data.id
    const second = (await browser.post('/deadlines/papers', permit(inDays(31), { kind: 'visa' }))).body.data
      .id
    await look()
    await browser.delete(`/deadlines/papers/${second}`)
    await nextDays(1)
    expect(await bell(person)).toEqual(['Permit ends in 30 days'])
    const later = await enter(server, person)
    await later.put(`/deadlines/papers/${first}`, permit(inDays(92)))
    await nextDays(2)
    expect((await bell(person))[0]).toBe('Permit ends in 90 days')
    expect((await bell(person)).length).toBe(2)
  })

  test('the day turns in the zone of its reader, and nobody is told at night', async () => {
    // 09:00 in UTC is 23:00 of the same day in Kiritimati and 22:00 of the day before in Honolulu.
    const east = await someone({ zone: 'Pacific/Kiritimati' })
    const west = await someone({ zone: 'Pacific/Honolulu' })
    const day = inDays(31)
    for (const { browser } of [east, west]) await browser.post('/deadlines/papers', permit(day))
    const hours = { east: [] as number[], west: [] as number[] }
    for (let hour = 0; hour < 72; hour++) {
      await look()
      if ((await bell(east)).length > 0 && hours.east.length === 0) hours.east.push(hour)
      if ((await bell(west)).length > 0 && hours.west.length === 0) hours.west.push(hour)
      server.clock.forward(HOUR_MS)
    }
    const begun = Date.parse(`${day}T00:00:00Z`) - 31 * DAY_MS + 9 * HOUR_MS
    const localTime = (hour: number | undefined, zone: string) =>
      new Date(begun + (hour ?? 0) * HOUR_MS).toLocaleString('en-GB', {
        ...{ timeZone: zone, hour: '2-digit', day: '2-digit', month: '2-digit', year: 'numeric' },
      })
    const told = inDays(-30, day).split('-').reverse().join('/')
    expect(localTime(hours.east[0], 'Pacific/Kiritimati')).toBe(`${told}, 09`)
    expect(localTime(hours.west[0], 'Pacific/Honolulu')).toBe(`${told}, 09`)
  })

  test('chosen days and switched off kinds hold, and what is left out stays', async () => {
    const person = await someone()
    const { browser } = person
    const { body } = await browser.get('/deadlines/notices')
    expect(body.data.days).toMatchObject({ permit: [180, 90, 30, 7], meeting: [] })
    await browser.put('/deadlines/notices', { days: { permit: [30], visa: [] } })
    const changed = await browser.put('/deadlines/notices', { days: { meeting: [7] } })
    expect(changed.body.data.days).toMatchObject({
      permit: [30],
      visa: [],
      meeting: [7],
      passport: [180, 90, 30, 7],
    })
    expect((await browser.put('/deadlines/notices', { days: { permit: [31] } })).status).toBe(422)
    await browser.post('/deadlines/papers', permit(inDays(91)))
    await browser.post('/deadlines/papers', permit(inDays(91), { kind: 'visa' }))
    await look()
    await nextDays(61)
    expect(await bell(person)).toEqual(['Permit ends in 30 days'])
  })

  test('who switched the channels off hears nothing, as does a suspended person', async () => {
    const off = await someone()
    const { data } = (await off.browser.get('/account/notifications')).body
    const none = { ...data.mail, deadlines: false }
    await off.browser.put('/account/notifications', { ...data, mail: none, in_app: none, push: none })
    const suspended = await someone()
    for (const { browser } of [off, suspended]) await browser.post('/deadlines/papers', permit(inDays(31)))
    await look()
    await change(suspended, { suspended_at: server.clock.now(), suspended_reason: 'Spam.' })
    await nextDays(1)
    expect(await bell(off)).toEqual([])
    expect((await mailsTo(server, off.email)).filter(({ subject }) => subject.includes('Permit'))).toEqual([])
    await change(suspended, { suspended_at: null, suspended_reason: null })
    expect(await bell(suspended)).toEqual([])
  })

  test('an agent is told on their side', async () => {
    const { agent, client } = await makeCase(inDays(300))
    await look()
    await nextDays(13)
    expect(await toldTo(agent)).toMatchObject([
      { title: 'Work is due in 7 days', mode: 'agent', path: '/p/agent/deadlines' },
    ])
    expect(await toldTo(client)).toMatchObject([{ mode: 'client', path: '/p/client/deadlines' }])
  })

  test('a paper that is theirs in both modes is told where they are at home', async () => {
    const agent = await someone({ home: 'consultant', verifiedAgent: true })
    const client = await someone()
    for (const { browser } of [agent, client])
      expect((await browser.post('/deadlines/papers', permit(inDays(31)))).status).toBe(201)
    await look()
    await nextDays(1)
    expect(await toldTo(agent)).toMatchObject([{ mode: 'agent', path: '/p/agent/deadlines' }])
    expect(await toldTo(client)).toMatchObject([{ mode: 'client', path: '/p/client/deadlines' }])
  })

  test('who has nothing that is due is looked at once a day as well', async () => {
    const person = await someone()
    await look()
    const looked = server.context.db
      .selectFrom('deadline_reader')
      .select('checked_on')
      .where('person_id', '=', person.id)
    expect(await looked.executeTakeFirst()).toEqual({ checked_on: today() })
  })
})

describe('the feed', () => {
  const FEED = '/deadlines/feed'
  const open = (address: string, headers = {}) =>
    new Browser(server).get(new URL(address).pathname.replace('/api', ''), { headers })

  test('whoever has the address reads days without names and numbers, and asks again for nothing new', async () => {
    const { browser } = await someone()
    expect((await browser.get(FEED)).body.data).toEqual({
      address: null,
      created_at: null,
      last_read_at: null,
    })
    const { address } = (await browser.post(FEED)).body.data
    expect(address).toMatch(/\/api\/calendars\/deadlines\/[\w-]{43}\.ics$/)
    const { id } = (await browser.post('/deadlines/papers', permit(inDays(180)))).body.data
    const { status, text, headers } = await open(address)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    })
    const lines = text.replaceAll('\r\n ', '').split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:deadline-paper-${id}@127.0.0.1`,
        'SEQUENCE:0',
        `DTSTART;VALUE=DATE:${inDays(180).replaceAll('-', '')}`,
        `DTEND;VALUE=DATE:${inDays(181).replaceAll('-', '')}`,
        'SUMMARY:Permit for Canada ends',
      ]),
    )
    expect(lines.some((line) => line.startsWith('LAST-MODIFIED:'))).toBe(true)
    expect(text).not.toContain('12-AB-77')
    const again = await open(address, { 'if-none-match': headers.etag })
    expect([again.status, again.text]).toEqual([304, ''])

    await browser.put(`/deadlines/papers/${id}`, permit(inDays(210)))
    const changed = await open(address, { 'if-none-match': headers.etag })
    expect(changed.status).toBe(200)
    expect(changed.text).toContain(`UID:deadline-paper-${id}@127.0.0.1`)
    expect(changed.text).toContain('SEQUENCE:1')
    expect((await browser.get(FEED)).body.data.last_read_at).not.toBeNull()
  })

  test('a renewed address ends the one before, a revoked one opens nothing, and each side has its own', async () => {
    const { client, agent } = await makeCase(inDays(90))
    const first = (await agent.browser.post(FEED)).body.data.address
    const second = (await agent.browser.post(FEED)).body.data.address
    expect((await open(first)).status).toBe(404)
    const { text } = await open(second)
    expect(text).toContain('SUMMARY:Work is due')
    expect(text).toContain('SUMMARY:Passport of Ghana ends')
    expect(text).not.toMatch(/G1234567|MENSAH/)
    const other = (await client.browser.post(FEED)).body.data.address
    expect((await agent.browser.delete(FEED)).status).toBe(204)
    expect((await open(second)).status).toBe(404)
    expect((await open(other)).status).toBe(200)
  })

  test('it is dead once its owner is suspended or gone, and a copy of the database opens none', async () => {
    const { browser, ...person } = await someone()
    const { address } = (await browser.post(FEED)).body.data
    const token = address.split('/').at(-1).replace('.ics', '')
    const { rows } = await server.context.pool.query('select * from deadline_feed where person_id = $1', [
      person.id,
    ])
    expect(rows[0].token_hash.toString('latin1') + rows[0].sealed_token.toString('latin1')).not.toContain(
      token,
    )
    await change(person, { suspended_at: server.clock.now(), suspended_reason: 'Spam.' })
    expect((await open(address)).status).toBe(404)
    await change(person, { suspended_at: null, suspended_reason: null })
    expect((await open(address)).status).toBe(200)
    await change(person, { deleted_at: server.clock.now() })
    expect((await open(address)).status).toBe(404)
  })
})
