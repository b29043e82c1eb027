import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drawTravelPaper } from '../../../../../demo/src/drawing/draw-travel-paper.ts'
import type { TravelPaper } from '../../../../../demo/src/drawing/travel-paper-zone.ts'
import { askFor, sendDocument } from '../../../../test/documents.ts'
import { makeOrder } from '../../../../test/orders.ts'
import { LAYOUTS } from '../../../../test/papers/made-up-papers.ts'
import { spoilPicture } from '../../../../test/papers/spoil-picture.ts'
import { type Browser, makePerson, signIn } from '../../../../test/people.ts'
import { pdf } from '../../../../test/sample-files.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { exportReadings } from '../../../ground/papers/find-readings.ts'
import { runReader } from '../../../platform/papers/run-reader.ts'

let server: TestApp
let origin: string
beforeAll(async () => {
  server = await openTestApp()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())
beforeEach(() => server.clock.forward(61_000))

const LAYOUT = LAYOUTS[0] as (typeof LAYOUTS)[number]
const PASSPORT: TravelPaper = {
  ...{ format: 'TD3', state: 'GHA', nationality: 'GHA', number: 'G1234567', sex: 'M' },
  ...{ surname: 'MENSAH', given: 'KWAME KOFI', birth: '1990-03-05', expiry: '2031-04-09' },
}
const FIELDS = {
  ...{ number: 'G1234567', surname: 'MENSAH', given_names: 'KWAME KOFI', nationality: 'GHA' },
  ...{ birth: '1990-03-05', expiry: '2031-04-09' },
}

const photographed = async (paper: Partial<TravelPaper> = {}) =>
  spoilPicture(await drawTravelPaper({ ...PASSPORT, ...paper }, LAYOUT), { tilt: 2, side: 1700 })

async function makeCase(person = { first_name: 'Kwame', last_name: 'Mensah' }) {
  const owner = await makePerson(server, person)
  const client = await signIn(server, owner)
  const { id, agent: agentPerson } = await makeOrder(server, { client: owner, status: 'paid' })
  const agent = await signIn(server, agentPerson)
  const path = `/orders/${id}/documents/${await askFor(server, id)}`
  return { id, owner, agentPerson, client, agent, path }
}

const send = (browser: Browser, path: string, content: Buffer, name = 'passport.jpg') =>
  sendDocument(origin, browser, path, {
    ...{ name, content },
    type: name.endsWith('pdf') ? 'application/pdf' : 'image/jpeg',
  })

const paperOf = async (browser: Browser, path: string) =>
  (await browser.get(path)).body.data.versions[0].paper
const answers = ({ checks }: { checks: { rule: string; answer: string }[] }) =>
  Object.fromEntries(checks.map(({ rule, answer }) => [rule, answer]))

test('a passport is read after its upload, told to its owner and compared once they confirm it', async () => {
  const { client, agent, path, id, owner } = await makeCase()
  const sent = await send(client, path, await photographed())
  expect(sent.body.data.versions[0]?.paper).toEqual({ state: 'checking', checks: [], read: null })
  await server.jobsDone()

  const paper = await paperOf(client, path)
  expect(paper).toMatchObject({ state: 'done', read: { fields: FIELDS, is_sure: true, is_confirmed: false } })
  expect(answers(paper)).toMatchObject({
    opens: 'fine',
    kind: 'fine',
    sharp: 'fine',
    bright: 'fine',
    whole_page: 'fine',
    upright: 'fine',
    resolution: 'fine',
    name: 'unsure',
    valid: 'unsure',
  })
  const seenByAgent = await paperOf(agent, path)
  expect(seenByAgent).toEqual({ ...paper, read: null })
  expect(JSON.stringify(seenByAgent)).not.toContain('G1234567')

  const stored = await server.context.db
    .selectFrom('paper_reading')
    .selectAll()
    .where('owner_id', '=', owner.id)
    .execute()
  expect(JSON.stringify(stored.map(({ found }) => found?.toString('latin1')))).not.toMatch(/MENSAH|G1234567/)

  const confirmed = await client.put(`${path}/paper`, { version: 1, ...FIELDS })
  expect(confirmed.body.data.versions[0].paper.read).toMatchObject({ is_confirmed: true })
  expect(answers(await paperOf(agent, path))).toMatchObject({ name: 'fine', number: 'fine' })
  expect((await exportReadings(server.context, owner.id))[0]).toMatchObject({ confirmed: FIELDS })

  const { items } = (await client.get(`/orders/${id}/documents/openings`)).body.data
  expect(items).toMatchObject([
    { is_machine: true, is_own: false, by: null, purpose: 'Checked by our machine' },
  ])
})

test('a passport that ends too early and a name that differs are told with what to do', async () => {
  const { client, agent, path, id } = await makeCase({ first_name: 'Kwame', last_name: 'Mensa' })
  await server.context.db
    .updateTable('goal')
    .set({ expected_on: '2027-02-01', stay_days: 30 })
    .where('id', '=', (eb) => eb.selectFrom('client_order').select('goal_id').where('id', '=', id))
    .execute()
  await send(client, path, await photographed({ expiry: '2027-02-10' }))
  await server.jobsDone()
  await client.put(`${path}/paper`, { version: 1, ...FIELDS, expiry: '2027-02-10' })
  const { checks } = await paperOf(agent, path)
  expect(checks.filter(({ answer }: { answer: string }) => answer === 'look_again')).toEqual([
    expect.objectContaining({
      rule: 'name',
      text: expect.stringMatching(/^The paper says KWAME KOFI MENSAH, but the profile says Kwame Mensa\b/),
    }),
    expect.objectContaining({
      rule: 'valid',
      text: expect.stringMatching(/^It expires on 10 Feb 2027, before your journey to .* ends/),
    }),
  ])
  // None of it stops anything.
  expect((await client.get(path)).body.data).toMatchObject({
    slug: 'handed_over',
    may: expect.arrayContaining(['upload']),
  })
})

test('the passport of somebody who travels along is compared with them, not with the client', async () => {
  const { client, agent, path, id, owner } = await makeCase({ first_name: 'Ama', last_name: 'Owusu' })
  const { db } = server.context
  const travel = (born_on: string, name = 'Kwame Mensah') =>
    db
      .updateTable('client_order')
      .set({ travellers: JSON.stringify([{ name, relation: 'partner', born_on, passport: 'GH' }]) })
      .where('id', '=', id)
      .execute()
  const isOf = (person: string) =>
    db.updateTable('order_document').set({ person }).where('order_id', '=', id).execute()
  await travel('1990-03-05')
  await isOf('Kwame Mensah')
  await db.updateTable('person').set({ dob: '1985-01-01' }).where('id', '=', owner.id).execute()
  await send(client, path, await photographed())
  await server.jobsDone()
  await client.put(`${path}/paper`, { version: 1, ...FIELDS })
  expect(answers(await paperOf(agent, path))).toMatchObject({ name: 'fine', number: 'fine' })

  const texts = async (headers = {}) =>
    (await agent.get(path, { headers })).body.data.versions[0].paper.checks.map(
      ({ text }: { text: string | null }) => text,
    )
  await travel('1991-03-05')
  expect(await texts()).toContain(
    'The paper says they were born on 5 Mar 1990, the order 5 Mar 1991. Please tell your agent which one is right.',
  )
  await travel('1990-03-05', 'Yaw Owusu')
  await isOf('Yaw Owusu')
  expect(await texts()).toContainEqual(
    expect.stringMatching(/^The paper says KWAME KOFI MENSAH, but the order says Yaw Owusu\b/),
  )
  expect(await texts({ 'x-language': 'fr' })).toContainEqual(
    expect.stringContaining('mais la commande indique Yaw Owusu'),
  )
})

test('only the owner confirms, only the newest version, and only what a paper can say', async () => {
  const { client, agent, path } = await makeCase()
  await send(client, path, await photographed())
  const waiting = await client.put(`${path}/paper`, { version: 1, ...FIELDS })
  expect(waiting).toMatchObject({ status: 409 })
  await server.jobsDone()
  expect((await agent.put(`${path}/paper`, { version: 1, ...FIELDS })).status).toBe(404)
  expect((await client.put(`${path}/paper`, { version: 2, ...FIELDS })).body.code).toBe('changed_elsewhere')
  for (const wrong of [
    { surname: '<b>Mensah</b>' },
    { number: 'G12\u202e34' },
    { expiry: '2031-02-30' },
    { nationality: 'G1' },
    { surname: '' },
    { given_names: 'x'.repeat(61) },
  ])
    expect(
      (await client.put(`${path}/paper`, { version: 1, ...FIELDS, ...wrong })).status,
      JSON.stringify(wrong),
    ).toBe(422)
  const stranger = await signIn(server, await makePerson(server))
  expect((await stranger.put(`${path}/paper`, { version: 1, ...FIELDS })).status).toBe(404)
})

test('whether somebody else has the same passport or file is never told', async () => {
  const file = await photographed()
  const [one, two] = [await makeCase(), await makeCase()]
  for (const { client, path } of [one, two]) await send(client, path, file)
  await server.jobsDone()
  for (const { client, path } of [one, two]) await client.put(`${path}/paper`, { version: 1, ...FIELDS })
  const alone = await paperOf(one.client, one.path)
  expect(answers(alone)).not.toHaveProperty('double')
  await two.client.put(`${two.path}/paper`, { version: 1, ...FIELDS, surname: 'OTHER', number: 'X1' })
  expect(await paperOf(one.client, one.path)).toEqual(alone)
})

test('the same file twice in an order, with whose it is, and a dark one, are told', async () => {
  const { client, id, path } = await makeCase()
  const travellers = [{ name: 'Ama Owusu', relation: 'partner', born_on: null, passport: null }]
  await server.context.db
    .updateTable('client_order')
    .set({ travellers: JSON.stringify(travellers) })
    .where('id', '=', id)
    .execute()
  const own = { name: 'A letter', given_by: 'client', person: 'Ama Owusu' }
  const other = await client.post(`/orders/${id}/documents`, own)
  const second = `/orders/${id}/documents/${other.body.data.uuid}`
  const dark = await spoilPicture(await drawTravelPaper(PASSPORT, LAYOUT), { light: 0.25, side: 1400 })
  await send(client, path, dark)
  await send(client, second, dark)
  await server.jobsDone()
  const paper = await paperOf(client, path)
  expect(answers(paper)).toMatchObject({ bright: 'look_again', double: 'look_again' })
  expect(JSON.stringify(paper)).toContain('This is the same file as “A letter (Ama Owusu)”.')
  expect(await paperOf(client, second)).toMatchObject({ read: null })
})

test('while a file is being read uploads are answered, and the next one is read after it', async () => {
  const { client, path } = await makeCase()
  // The reader of this worker has something to do until it is let go.
  const place = join(await mkdtemp(join(tmpdir(), 'sojourn-busy-')), 'program.mjs')
  await writeFile(place, 'process.stdin.resume().on("end", () => process.exit(0))')
  const long = new PassThrough()
  const busy = runReader(long, { mediaType: 'image/png', today: '2026-11-02', program: place })
  expect((await send(client, path, await photographed())).status).toBe(201)
  const reading = server.jobsDone()
  expect((await send(client, path, await photographed({ number: 'G7654321' }))).status).toBe(201)
  expect(await paperOf(client, path)).toMatchObject({ state: 'checking' })
  long.end()
  expect(await busy).toBe('crash')
  await reading
  await server.jobsDone()
  expect(await paperOf(client, path)).toMatchObject({
    state: 'done',
    read: { fields: { number: 'G7654321' } },
  })
})

describe('a file that harms its reader', () => {
  test('is told once as one that could not be looked into, and the worker goes on', async () => {
    const { client, agent, path } = await makeCase()
    const broken = Buffer.concat([(await photographed()).subarray(0, 40_000), Buffer.alloc(1000, 0xff)])
    await send(client, path, broken)
    expect(await server.runJobs()).toEqual([])
    expect(answers(await paperOf(agent, path))).toMatchObject({ opens: 'look_again' })
    await send(client, path, pdf, 'passport.pdf')
    await server.jobsDone()
    expect(
      (await client.get(path)).body.data.versions.map(
        ({ paper }: { paper: { state: string } | null }) => paper?.state ?? null,
      ),
    ).toEqual(['done', null])
  })
})

test('a reading goes with its file', async () => {
  const { client, path, owner } = await makeCase()
  await send(client, path, pdf, 'passport.pdf')
  await server.jobsDone()
  await server.context.db.deleteFrom('sealed_file').where('owner_id', '=', owner.id).execute()
  expect(await exportReadings(server.context, owner.id)).toEqual([])
})
