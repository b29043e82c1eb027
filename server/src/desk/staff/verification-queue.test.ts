import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import { type Browser, signIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import {
  ANSWERS,
  decide,
  failing,
  makeAgent,
  makeStaff,
  makeWaiting,
  upload,
} from '../../../test/verifying.ts'
import { DAY_MS } from '../../platform/clock.ts'

let server: TestApp
let origin: string
let sanna: Browser
let otto: Browser
beforeAll(async () => {
  server = await openTestApp()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
// Each document is read by a machine: a test waits for those of its own.
afterEach(() => server.jobsDone())
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.forward(61_000)
  sanna = (await makeStaff(server, 'Sanna')).browser
  otto = (await makeStaff(server, 'Otto')).browser
})

const QUEUE = '/staff/verifications'
const caseOf = ({ person }: { person: { id: string } }) => `${QUEUE}/${person.id}`
const uuids = (answer: { body: { data: { items: { uuid: string }[] } } }) =>
  answer.body.data.items.map(({ uuid }) => uuid)

describe('the queue', () => {
  test('shows the oldest first, page by page, and counts them', async () => {
    const waiting: string[] = []
    const before = (await sanna.get('/staff/queues')).body.data.verifications
    for (let count = 0; count < 3; count++) {
      server.clock.forward(1000)
      waiting.push((await makeWaiting(server, origin)).person.id)
    }
    expect((await sanna.get('/staff/queues')).body.data.verifications).toBe(before + 3)
    const all = uuids(await sanna.get(`${QUEUE}?limit=100`))
    expect(all.slice(-3)).toEqual(waiting)

    const seen: string[] = []
    for (let cursor = ''; ; ) {
      const page = await sanna.get(`${QUEUE}?limit=2${cursor && `&cursor=${cursor}`}`)
      seen.push(...uuids(page))
      cursor = page.body.data.pagination.next_cursor
      if (!cursor) break
    }
    expect(seen).toEqual(all)
  })

  test('shows what is decided by its outcome, and a cursor of one list is none of another', async () => {
    const one = await makeWaiting(server, origin)
    const other = await makeWaiting(server, origin)
    await decide(sanna, one.person, { outcome: 'verified' })
    server.clock.forward(1000)
    await decide(sanna, other.person, failing(['document']))
    expect(uuids(await sanna.get(`${QUEUE}?filter[status]=verified`))[0]).toBe(one.person.id)
    expect(uuids(await sanna.get(`${QUEUE}?filter[status]=failed`))[0]).toBe(other.person.id)
    expect(uuids(await sanna.get(`${QUEUE}?limit=100`))).not.toContain(one.person.id)

    await makeWaiting(server, origin)
    await makeWaiting(server, origin)
    const { next_cursor } = (await sanna.get(`${QUEUE}?limit=1`)).body.data.pagination
    expect(await sanna.get(`${QUEUE}?filter[status]=verified&cursor=${next_cursor}`)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'cursor' }] },
    })
  })

  test('what was never sent is nobody’s business', async () => {
    const agent = await makeAgent(server)
    await agent.browser.patch('/account/consultant/verification/draft', { dob: '1990-01-01' })
    expect((await sanna.get(caseOf(agent))).status).toBe(404)
    expect((await sanna.put(`${caseOf(agent)}/claim`)).status).toBe(404)
  })
})

describe('taking a case', () => {
  test('shows the number of the document whole, to whoever has it and nobody else', async () => {
    const agent = await makeWaiting(server, origin)
    expect((await sanna.get(caseOf(agent))).body.data.document_id).toBe('••••••T47')
    const taken = await sanna.put(`${caseOf(agent)}/claim`)
    expect(taken.body.data).toMatchObject({
      document_id: 'MARKER-C01X00T47',
      claim: { is_own: true, by: { fullname: 'Sanna Staff' } },
    })
    const seen = await otto.get(caseOf(agent))
    expect(seen.body.data).toMatchObject({ document_id: '••••••T47', claim: { is_own: false } })
    expect(await otto.put(`${caseOf(agent)}/claim`)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Another member of staff has this case until \d\d:\d\d UTC/) },
    })
  })

  test('is never taking one’s own', async () => {
    const own = await makeWaiting(server, origin)
    const { id } = own.person
    await server.context.db
      .updateTable('person')
      .set({ staff_since: server.clock.now() })
      .where('id', '=', id)
      .execute()
    const asStaff = await signIn(server, own.person)
    expect(await asStaff.put(`${caseOf(own)}/claim`)).toMatchObject({
      status: 409,
      body: { message: 'You cannot check your own verification.' },
    })
    expect((await asStaff.get(`${caseOf(own)}/document`)).status).toBe(409)
    expect((await sanna.get(caseOf(own))).body.data.claim).toBeNull()
  })

  test('of many who take it at once, one has it', async () => {
    const agent = await makeWaiting(server, origin)
    const people = await Promise.all(Array.from({ length: 8 }, () => makeStaff(server)))
    const answers = await Promise.all(people.map(({ browser }) => browser.put(`${caseOf(agent)}/claim`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
  })

  test('lapses after half an hour, and is another’s once given back', async () => {
    const agent = await makeWaiting(server, origin)
    await sanna.put(`${caseOf(agent)}/claim`)
    server.clock.forward(29 * 60_000)
    await otto.head('/heartbeat')
    expect((await otto.put(`${caseOf(agent)}/claim`)).status).toBe(409)
    server.clock.forward(60_000)
    expect((await otto.put(`${caseOf(agent)}/claim`)).status).toBe(200)
    await sanna.head('/heartbeat')
    expect((await sanna.delete(`${caseOf(agent)}/claim`)).body.data.claim).toMatchObject({ is_own: false })
    await otto.delete(`${caseOf(agent)}/claim`)
    expect((await sanna.put(`${caseOf(agent)}/claim`)).status).toBe(200)
  })
})

describe('the same document in two accounts', () => {
  const MINE = '/account/consultant/verification'
  const alike = async (agent: { person: { id: string } }) =>
    (await sanna.get(caseOf(agent))).body.data.same_document

  async function makeWith(papers: object, first_name = 'Ada') {
    const agent = await makeAgent(server, { first_name })
    await upload(origin, agent.browser)
    expect((await agent.browser.post(MINE, { ...ANSWERS, ...papers })).status).toBe(201)
    return agent
  }

  test('is shown at both, with the name and where the other stands, however it was typed', async () => {
    const one = await makeWith({ document_id: 'TW1N-C01 x00t48' }, 'Grace')
    await decide(sanna, one.person, { outcome: 'verified' })
    expect(await alike(one)).toEqual([])
    const other = await makeWith({ document_id: 'tw1nc01‑X00 T48 ' }, 'Mallory')
    expect(await alike(other)).toEqual([
      {
        uuid: one.person.id,
        fullname: 'Grace Example',
        label: expect.objectContaining({ slug: 'verified' }),
      },
    ])
    expect(await alike(one)).toMatchObject([{ fullname: 'Mallory Example', label: { slug: 'in_progress' } }])
    expect((await other.browser.get(MINE)).text).not.toContain('Grace')
  })

  test('is another one where its type, country or number differs', async () => {
    const one = await makeWith({ document_id: 'ALONE-1' })
    await makeWith({ document_id: 'ALONE-2' })
    await makeWith({ document_id: 'ALONE-1', document_country: 'DE' })
    await makeWith({ document_id: 'ALONE-1', document_type: 'national_id' })
    expect(await alike(one)).toEqual([])
  })

  test('is noticed also where only one of the three was put right', async () => {
    const one = await makeWith({ document_id: 'R1GHT-1' })
    const other = await makeWith({ document_id: 'R1GHT-1', document_country: 'DE' })
    await decide(sanna, other.person, failing(['document_country']))
    await other.browser.put(MINE, { document_country: 'PT' })
    expect(await alike(other)).toMatchObject([{ uuid: one.person.id }])
    await decide(sanna, other.person, failing(['document_id']))
    await other.browser.put(MINE, { document_id: 'R1GHT-2' })
    expect(await alike(other)).toEqual([])
  })
})

describe('deciding', () => {
  test('is for whoever has the case', async () => {
    const agent = await makeWaiting(server, origin)
    const verified = { outcome: 'verified', revision: 1 }
    expect(await sanna.post(`${caseOf(agent)}/decision`, verified)).toMatchObject({
      status: 409,
      body: { message: 'Please claim this case first.' },
    })
    await sanna.put(`${caseOf(agent)}/claim`)
    await sanna.get(`${caseOf(agent)}/document`)
    expect((await otto.post(`${caseOf(agent)}/decision`, verified)).status).toBe(409)
    expect((await sanna.post(`${caseOf(agent)}/decision`, verified)).status).toBe(200)
  })

  test('waits until whoever decides has opened the very document that stands there', async () => {
    const agent = await makeWaiting(server, origin)
    const refusal = {
      status: 409,
      body: { message: 'Open the document first. You can decide once you have seen it.' },
    }
    const take = async (staff: Browser) => (await staff.put(`${caseOf(agent)}/claim`)).body.data
    const open = (staff: Browser) => staff.get(`${caseOf(agent)}/document`)
    const send = (staff: Browser, decision: object, revision: number) =>
      staff.post(`${caseOf(agent)}/decision`, { ...decision, revision })
    const verified = { outcome: 'verified' }

    expect((await take(sanna)).document.is_opened).toBe(false)
    expect(await send(sanna, verified, 1)).toMatchObject(refusal)
    expect(await send(sanna, failing(['dob']), 1)).toMatchObject(refusal)
    await open(sanna)
    expect((await sanna.get(caseOf(agent))).body.data.document.is_opened).toBe(true)

    // A look of a colleague counts for nobody else.
    await sanna.delete(`${caseOf(agent)}/claim`)
    expect((await take(otto)).document.is_opened).toBe(false)
    expect(await send(otto, verified, 1)).toMatchObject(refusal)
    await open(otto)
    expect((await send(otto, failing(['document']), 1)).status).toBe(200)

    // A document sent again is another one
    await upload(origin, agent.browser)
    await agent.browser.put('/account/consultant/verification', {})
    const { revision, document } = await take(otto)
    expect(document.is_opened).toBe(false)
    expect(await send(otto, verified, revision)).toMatchObject(refusal)
    await open(otto)
    expect((await send(otto, verified, revision)).status).toBe(200)
  })

  test('never verifies where there is no document; one can still ask for it', async () => {
    const agent = await makeWaiting(server, origin)
    const { revision } = (await sanna.put(`${caseOf(agent)}/claim`)).body.data
    await server.context.db.deleteFrom('sealed_file').where('owner_id', '=', agent.person.id).execute()
    expect(await sanna.post(`${caseOf(agent)}/decision`, { outcome: 'verified', revision })).toMatchObject({
      status: 409,
      body: { message: 'There is no document to check. Ask the agent for one.' },
    })
    expect(
      (await sanna.post(`${caseOf(agent)}/decision`, { ...failing(['document']), revision })).status,
    ).toBe(200)
  })

  test('gives the case back: who decided it opens its document no more', async () => {
    const agent = await makeWaiting(server, origin)
    expect((await decide(sanna, agent.person, failing(['dob']))).status).toBe(200)
    expect((await sanna.get(caseOf(agent))).body.data).toMatchObject({
      claim: null,
      document_id: '••••••T47',
    })
    expect((await sanna.get(`${caseOf(agent)}/document`)).status).toBe(409)
  })

  test('verifies nobody by a document that ran out while it waited', async () => {
    const agent = await makeWaiting(server, origin)
    const endsOn = (document_expires_on: string) =>
      server.context.db
        .updateTable('verification')
        .set({ document_expires_on })
        .where('agent_id', '=', agent.person.id)
        .execute()
    const dayOf = (offMs: number) => new Date(server.clock.now().getTime() + offMs).toISOString().slice(0, 10)
    await endsOn(dayOf(-DAY_MS))
    expect(await decide(sanna, agent.person, { outcome: 'verified' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('has expired') },
    })
    expect((await sanna.get(caseOf(agent))).body.data.level[0]).toBe(1)
    await endsOn(dayOf(0))
    expect((await decide(sanna, agent.person, { outcome: 'verified' })).status).toBe(200)
  })

  test('happens once, in however many tabs and to whatever end', async () => {
    for (let round = 0; round < 6; round++) {
      const agent = await makeWaiting(server, origin)
      const { body } = await sanna.put(`${caseOf(agent)}/claim`)
      await sanna.get(`${caseOf(agent)}/document`)
      const { revision } = body.data
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, tab) =>
          sanna.post(
            `${caseOf(agent)}/decision`,
            tab % 2 ? { outcome: 'verified', revision } : { ...failing(['document']), revision },
          ),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(5).fill(409)])
      const { history, label, level } = (await sanna.get(caseOf(agent))).body.data
      expect(history).toHaveLength(2)
      expect(history[0].to).toBe(label.slug)
      expect(level[0]).toBe(label.slug === 'verified' ? 2 : 1)
      const mails = await mailsTo(server, agent.person.email)
      expect(mails).toHaveLength(2)
    }
  })

  test('of two who each had the case, the one who has it now decides', async () => {
    const agent = await makeWaiting(server, origin)
    const { body } = await sanna.put(`${caseOf(agent)}/claim`)
    await sanna.get(`${caseOf(agent)}/document`)
    server.clock.forward(30 * 60_000)
    await otto.head('/heartbeat')
    await sanna.head('/heartbeat')
    await otto.put(`${caseOf(agent)}/claim`)
    await otto.get(`${caseOf(agent)}/document`)
    const { revision } = body.data
    const [first, second] = await Promise.all([
      sanna.post(`${caseOf(agent)}/decision`, { outcome: 'verified', revision }),
      otto.post(`${caseOf(agent)}/decision`, { ...failing(['dob']), revision }),
    ])
    expect([first?.status, second?.status]).toEqual([409, 200])
  })

  test.each([
    [{ ...failing([]), revision: 1 }, 'reasons', 'please say what failed'],
    [
      { outcome: 'failed', final: false, revision: 1, reasons: [{ field: 'dob', reason: 'Wrong.' }] },
      'reasons.0.reason',
      'please give a reason of at least 10 characters',
    ],
    [{ ...failing(['dob', 'dob']), revision: 1 }, 'reasons', 'please give one reason for each'],
  ])('wants reasons that help', async (decision, field, message) => {
    const agent = await makeWaiting(server, origin)
    await sanna.put(`${caseOf(agent)}/claim`)
    expect(await sanna.post(`${caseOf(agent)}/decision`, decision)).toMatchObject({
      status: 422,
      body: { errors: [{ field, message }] },
    })
  })

  test('leaves a history that says who, when and why, and an entry in the audit log', async () => {
    const agent = await makeWaiting(server, origin)
    await decide(sanna, agent.person, failing(['dob', 'document'], true))
    const { history } = (await sanna.get(caseOf(agent))).body.data
    expect(history[0]).toMatchObject({
      from: 'in_progress',
      to: 'failed',
      actor: { fullname: 'Sanna Staff' },
      is_final: true,
      reasons: [{ field: 'dob' }, { field: 'document' }],
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    const log = await sanna.get(`/staff/audit-log?subject=${agent.person.id}&limit=1`)
    expect(log.body.data.items[0]).toMatchObject({
      action: 'fail_verification',
      details: { fields: 'dob, document', final: 'yes' },
    })
  })
})
