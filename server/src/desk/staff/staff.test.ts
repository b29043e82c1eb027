import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailAbout } from '../../../test/mailbox.ts'
import { Browser, makePerson, signIn, type TestPerson } from '../../../test/people.ts'
import { makeService } from '../../../test/services.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { MINUTE_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { indexAgent } from '../../supply/search/index/index-agent.ts'

const REASON = 'Sent the same advertisement to forty people.'

let server: TestApp
let sami: TestPerson
let staff: Browser
let ada: TestPerson
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.forward(10 * 60_000)
  sami = await makePerson(server, { staff: true, first_name: 'Sami', last_name: 'Staffer' })
  staff = await signIn(server, sami)
  ada = await makePerson(server, { first_name: 'Ada', last_name: 'Okoro' })
})

const suspend = (id: string, by = staff) => by.post(`/staff/people/${id}/suspension`, { reason: REASON })
const log = async (subject: string) =>
  (await staff.get(`/staff/audit-log?subject=${subject}`)).body.data.items as Record<string, unknown>[]

describe('finding people', () => {
  const find = async (query: string) => (await staff.get(`/staff/people?${query}`)).body.data
  const names = async (query: string) =>
    (await find(query)).items.map((person: { fullname: string }) => person.fullname)

  test('goes by each word of name and email, in any order and case', async () => {
    const mark = randomUUID().slice(0, 8)
    await makePerson(server, {
      first_name: 'Nanna',
      last_name: `Berg${mark}`,
      email: `${mark}.nb@example.com`,
    })
    await makePerson(server, { first_name: 'Olu', last_name: `Berg${mark}` })
    expect(await names(`query=BERG${mark}%20nan`)).toEqual([`Nanna Berg${mark}`])
    expect(await names(`query=${mark}.NB@example`)).toEqual([`Nanna Berg${mark}`])
    expect(await names(`query=${mark}`)).toEqual([`Olu Berg${mark}`, `Nanna Berg${mark}`])
    expect(await names(`query=${mark}%20nobody`)).toEqual([])
  })

  test('takes signs of search languages as letters', async () => {
    const mark = randomUUID().slice(0, 8)
    await makePerson(server, { last_name: `100%${mark}` })
    await makePerson(server, { last_name: `1000${mark}` })
    expect(await names(`query=100%25${mark}`)).toEqual([`Ada 100%${mark}`])
    for (const sign of ['%25', '_', '%5C', "'", '%00', '%25_%5C%27'])
      expect((await staff.get(`/staff/people?query=${sign}${mark}`)).status, sign).toBeLessThan(500)
    expect(await names(`query=_000${mark}`)).toEqual([])
  })

  test('pages by the newest and misses nobody who joined at the same instant', async () => {
    const mark = randomUUID().slice(0, 8)
    for (let number = 0; number < 7; number++) await makePerson(server, { last_name: `${mark}${number}` })
    const seen: string[] = []
    for (let cursor = ''; ; ) {
      const page = await find(`query=${mark}&limit=3${cursor && `&cursor=${cursor}`}`)
      seen.push(...page.items.map((person: { uuid: string }) => person.uuid))
      if (!page.pagination.next_cursor) break
      cursor = page.pagination.next_cursor
    }
    expect(seen).toHaveLength(7)
    expect(new Set(seen).size).toBe(7)
    expect((await staff.get('/staff/people?cursor=WzFd')).status).toBe(422)
  })

  test('tells the suspended from the active', async () => {
    const mark = randomUUID().slice(0, 8)
    const bad = await makePerson(server, { last_name: `Bad${mark}` })
    await makePerson(server, { last_name: `Good${mark}` })
    await suspend(bad.id)
    expect(await names(`query=${mark}&filter[status]=suspended`)).toEqual([`Ada Bad${mark}`])
    expect(await names(`query=${mark}&filter[status]=active`)).toEqual([`Ada Good${mark}`])
    expect((await staff.get('/staff/people?filter[status]=all')).status).toBe(422)
  })

  test('shows somebody with what staff needs, and nothing that is secret', async () => {
    await signIn(server, ada)
    const { data } = (await staff.get(`/staff/people/${ada.id}`)).body
    expect(data).toMatchObject({
      uuid: ada.id,
      fullname: 'Ada Okoro',
      email: ada.email,
      email_verified: true,
      is_a: 'subscriber',
      sessions: 1,
      two_step: false,
      suspension: null,
      last_seen_at: server.clock.now().toISOString(),
    })
    expect(JSON.stringify(data)).not.toMatch(/argon2|password|answer/)
    expect((await staff.get(`/staff/people/${randomUUID()}`)).status).toBe(404)
  })
})

describe('a suspended person', () => {
  test('is found by no client until that is lifted', async () => {
    const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
    await makeService(server, agent)
    await transact(server.context, (tx) => indexAgent(server.context, tx, { agent: agent.id }))
    const isFound = async () => {
      // An answer that is the same for all is kept for a moment.
      server.clock.forward(MINUTE_MS)
      await staff.head('/heartbeat')
      return (await server.app.inject('/api/consultants?limit=100')).body.includes(agent.id)
    }
    expect(await isFound()).toBe(true)
    await suspend(agent.id)
    expect(await isFound()).toBe(false)
    expect((await staff.delete(`/staff/people/${agent.id}/suspension`)).status).toBe(200)
    expect(await isFound()).toBe(true)
  })

  test('is told why by mail, on their account and by every call, and stays signed in', async () => {
    const browser = await signIn(server, ada)
    expect(await suspend(ada.id)).toMatchObject({
      status: 200,
      body: { data: { suspension: { reason: REASON, by: 'Sami Staffer' }, sessions: 1 } },
    })
    expect(await browser.get('/account/devices')).toMatchObject({
      status: 409,
      body: { code: 'suspended', message: `Your account is suspended. The reason: ${REASON}` },
    })
    expect(await browser.patch('/account', {})).toMatchObject({ status: 409, body: { code: 'suspended' } })
    expect(await browser.head('/heartbeat')).toMatchObject({ status: 204 })
    expect(await browser.get('/account')).toMatchObject({
      status: 200,
      body: { data: { suspension: { reason: REASON } } },
    })
    expect((await mailAbout(server, ada.email, /is suspended/)).text).toContain(REASON)
    expect(await browser.post('/auth/logout')).toMatchObject({ status: 204 })
    expect((await signIn(server, ada)).cookies.has('session')).toBe(true)
  })

  test('goes on where they were once it is lifted', async () => {
    const browser = await signIn(server, ada)
    await suspend(ada.id)
    expect(await staff.delete(`/staff/people/${ada.id}/suspension`)).toMatchObject({
      status: 200,
      body: { data: { suspension: null, suspended_at: null } },
    })
    expect(await browser.get('/account/devices')).toMatchObject({ status: 200 })
    await mailAbout(server, ada.email, /open again/)
    expect((await log(ada.id)).map((entry) => [entry.action, entry.details])).toEqual([
      ['lift_suspension', { since: server.clock.now().toISOString(), reason: REASON }],
      ['suspend_person', { reason: REASON }],
    ])
  })

  test('is suspended once, and lifted once', async () => {
    expect(await staff.delete(`/staff/people/${ada.id}/suspension`)).toMatchObject({ status: 409 })
    const answers = await Promise.all(Array.from({ length: 10 }, () => suspend(ada.id)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(9).fill(409)])
    expect(await log(ada.id)).toHaveLength(1)
  })
})

describe('staff', () => {
  test('cannot suspend themselves, other staff or nobody', async () => {
    const other = await makePerson(server, { staff: true })
    for (const id of [sami.id, other.id]) expect(await suspend(id)).toMatchObject({ status: 409 })
    expect(await suspend(randomUUID())).toMatchObject({ status: 404 })
    expect(await log(other.id)).toEqual([])
  })

  test.each([undefined, '', '   short   ', 'x'.repeat(1001), 5])('gives a reason, not %j', async (reason) => {
    expect(await staff.post(`/staff/people/${ada.id}/suspension`, { reason })).toMatchObject({ status: 422 })
    expect(await log(ada.id)).toEqual([])
  })

  test('signs a person out everywhere', async () => {
    const browsers = [await signIn(server, ada), await signIn(server, ada)]
    expect(await staff.delete(`/staff/people/${ada.id}/sessions`)).toMatchObject({ status: 204 })
    for (const browser of browsers) expect(await browser.get('/account')).toMatchObject({ status: 401 })
    expect((await staff.get(`/staff/people/${ada.id}`)).body.data.sessions).toBe(0)
    expect(await log(ada.id)).toMatchObject([
      {
        action: 'sign_out_person',
        staff: { uuid: sami.id, fullname: 'Sami Staffer' },
        subject: { uuid: ada.id, name: 'Ada Okoro' },
      },
    ])
  })

  test('is who staff is at this moment', async () => {
    const { db } = server.context
    await db.updateTable('person').set({ staff_since: null }).where('id', '=', sami.id).execute()
    expect(await staff.get('/staff/people')).toMatchObject({ status: 404 })
    expect(await suspend(ada.id)).toMatchObject({ status: 404 })
  })

  test('is nobody else: to them these calls are not there', async () => {
    const browser = await signIn(server, ada)
    for (const path of ['/staff/people', `/staff/people/${ada.id}`, '/staff/audit-log'])
      expect(await browser.get(path)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await suspend(ada.id, browser)).toMatchObject({ status: 404 })
    expect(await new Browser(server).get('/staff/people')).toMatchObject({ status: 401 })
  })
})

describe('the audit log', () => {
  test('is never changed, whoever tries', async () => {
    await suspend(ada.id)
    const { pool } = server.context
    for (const statement of [
      'update audit_entry set action = $$nothing$$',
      'delete from audit_entry',
      'truncate audit_entry',
    ])
      await expect(pool.query(statement)).rejects.toThrow('rows are only ever added')
  })

  test('says nothing of an act that failed', async () => {
    const { context } = server
    const broken = { ...context.jobs, enqueueAll: async () => Promise.reject(new Error('The queue is down')) }
    const kept = context.jobs
    context.jobs = broken
    expect(await suspend(ada.id)).toMatchObject({ status: 500 })
    context.jobs = kept
    expect(await log(ada.id)).toEqual([])
    expect((await staff.get(`/staff/people/${ada.id}`)).body.data.suspension).toBeNull()
  })

  test('pages by the newest', async () => {
    for (let round = 0; round < 3; round++) {
      await suspend(ada.id)
      await staff.delete(`/staff/people/${ada.id}/suspension`)
    }
    const first = (await staff.get(`/staff/audit-log?subject=${ada.id}&limit=4`)).body.data
    const second = (
      await staff.get(`/staff/audit-log?subject=${ada.id}&limit=4&cursor=${first.pagination.next_cursor}`)
    ).body.data
    const ids = [...first.items, ...second.items].map((entry) => entry.id)
    expect(new Set(ids).size).toBe(6)
    expect(second.pagination.next_cursor).toBeNull()
    expect(first.items[0].action).toBe('lift_suspension')
  })
})
