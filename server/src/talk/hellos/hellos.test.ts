import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { FILE_NAME_HEADER, UPLOAD_HEADER } from '@sojourn/contract/calls/file'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aFilm, mp4 } from '../../../test/films.ts'
import { toldOfVirus } from '../../../test/mailbox.ts'
import { Browser, makePerson, signIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { makeStaff } from '../../../test/verifying.ts'
import { helloForReport } from './hide-hello.ts'
import { partOf } from './play-hello.ts'
import { tendHellos } from './scan-hello.ts'

const MINE = '/account/consultant/hello'
let server: TestApp
let origin: string
beforeAll(async () => {
  server = await openTestApp()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())
beforeEach(() => server.clock.forward(2 * 3_600_000))

async function anAgent() {
  const person = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  return { person, browser: await signIn(server, person) }
}

async function send(
  browser: Browser,
  content: Buffer,
  { path = MINE, name = 'hello.webm', type = 'video/webm', upload = '' } = {},
) {
  const answer = await fetch(`${origin}/api${path}`, {
    method: 'PUT',
    body: new Uint8Array(content),
    headers: {
      'content-type': type,
      [FILE_NAME_HEADER]: name,
      ...(upload && { [UPLOAD_HEADER]: upload }),
      'x-device-id': browser.device,
      cookie: [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
      ...(browser.nonce && { 'x-nonce': browser.nonce }),
    },
  })
  return {
    status: answer.status,
    body: (await answer.json()) as { data: Record<string, unknown> & { id: string } },
  }
}

const play = (id: string, range?: string) =>
  fetch(`${origin}/api/hellos/${id}/video`, { headers: range ? { range } : {} })
const profileOf = async ({ id }: { id: string }) =>
  (await new Browser(server).get(`/consultants/${id}`)).body.data
const sealedOf = ({ id }: { id: string }) =>
  server.context.db.selectFrom('sealed_file').select('id').where('owner_id', '=', id).execute()

async function withHello() {
  const agent = await anAgent()
  const film = await aFilm(12_400)
  const { body } = await send(agent.browser, film)
  return { ...agent, film, hello: body.data as { id: string } }
}

test('a hello is kept as it came, stands on the profile, and is played whole or in parts', async () => {
  const { person, film, hello } = await withHello()
  expect((await profileOf(person)).hello).toEqual({
    ...{ id: hello.id, seconds: 12, has_poster: false, has_captions: false },
  })
  const whole = await play(hello.id)
  expect(whole.status).toBe(200)
  expect(whole.headers.get('content-type')).toBe('video/webm')
  expect(whole.headers.get('accept-ranges')).toBe('bytes')
  expect(Buffer.from(await whole.arrayBuffer()).equals(film)).toBe(true)
  // Safari plays nothing before it has been answered by parts.
  const part = await play(hello.id, 'bytes=0-1')
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes 0-1/${film.length}`)
  expect(part.headers.get('content-length')).toBe('2')
  expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(0, 2))).toBe(true)
  const rest = await play(hello.id, 'bytes=100-')
  expect(Buffer.from(await rest.arrayBuffer()).equals(film.subarray(100))).toBe(true)
})

test('a part from the midst of a long one is played', async () => {
  const { browser } = await anAgent()
  const film = mp4({ scale: 1000, length: 12_000, pictures: randomBytes(300_000) })
  const { body } = await send(browser, film, { name: 'a.mp4', type: 'video/mp4' })
  // On the way nothing would come of what is more than it says.
  const { rawPayload } = await server.app.inject({
    url: `/api/hellos/${body.data.id}/video`,
    headers: { range: 'bytes=200000-200099' },
  })
  expect(rawPayload.equals(film.subarray(200_000, 200_100))).toBe(true)
})

test.each<[string, { from: number; to: number } | null]>([
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=10-19', { from: 10, to: 19 }],
  ['bytes=90-500', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=100-', null],
  ['bytes=20-10', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['items=0-1', null],
])('of 100 bytes “%s” is %j', (range, part) => expect(partOf(range, 100)).toEqual(part))

test('what is longer than half a minute, says no length or is no video is refused in words, and nothing stays', async () => {
  const { person, browser } = await anAgent()
  expect((await browser.delete(MINE)).status, 'there is none yet').toBe(404)
  const long = await send(browser, mp4({ scale: 1000, length: 45_000 }), { name: 'a.mp4', type: 'video/mp4' })
  expect(long).toMatchObject({ status: 422 })
  expect(JSON.stringify(long.body)).toContain('longer than 30 seconds')
  const mute = await send(browser, mp4({ scale: 1000, length: 0 }), { name: 'a.mp4', type: 'video/mp4' })
  expect(JSON.stringify(mute.body)).toContain('how long this video is')
  expect((await send(browser, Buffer.from('no video at all'))).status).toBe(415)
  expect((await send(browser, Buffer.alloc(20_000_001))).status).toBe(413)
  expect((await browser.get(MINE)).body.data).toBeNull()
  expect(await sealedOf(person)).toEqual([])
})

test('one sent in parts is kept once, however often it is handed over', async () => {
  const { browser } = await anAgent()
  const film = await aFilm(5_000)
  const upload = (await browser.post('/uploads', { size: film.length })).body.data.id
  const type = 'application/octet-stream'
  const { status } = await send(browser, film, { path: `/uploads/${upload}?at=0`, type })
  expect(status).toBe(200)
  const handOver = async () => (await send(browser, Buffer.alloc(0), { upload })).body
  const first = await handOver()
  expect(first.data.seconds).toBe(5)
  expect(await handOver()).toEqual(first)
})

test('a picture and captions go with it, and with it they go; those of others stay', async () => {
  const { person, browser, hello } = await withHello()
  const other = await withHello()
  expect((await fetch(`${origin}/api/hellos/${hello.id}/poster`)).status).toBe(404)
  const picture = await sharp({ create: { width: 64, height: 36, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const poster = await send(browser, picture, { path: `${MINE}/poster`, name: 'p.png', type: 'image/png' })
  expect(poster.status).toBe(200)
  const bad = await browser.put(`${MINE}/captions`, { captions: 'Hello there' })
  expect(JSON.stringify(bad.body)).toContain('WebVTT')
  const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nHello, I am Amara.\n'
  expect((await browser.put(`${MINE}/captions`, { captions })).status).toBe(200)
  expect((await profileOf(person)).hello).toMatchObject({ has_poster: true, has_captions: true })
  const stranger = new Browser(server)
  expect((await stranger.get(`/hellos/${hello.id}/captions`)).text).toBe(captions)
  expect((await fetch(`${origin}/api/hellos/${hello.id}/poster`)).headers.get('content-type')).toBe(
    'image/webp',
  )

  const { body } = await send(browser, await aFilm(5_000))
  expect(body.data).toMatchObject({ seconds: 5, poster: null, captions: null })
  expect((await play(hello.id)).status).toBe(404)
  expect(await sealedOf(person)).toHaveLength(1)
  expect((await browser.delete(MINE)).status).toBe(204)
  expect((await profileOf(person)).hello).toBeNull()
  expect(await sealedOf(person)).toEqual([])
  expect((await profileOf(other.person)).hello).toMatchObject({ id: other.hello.id })

  for (let times = 1; times < 20; times++)
    await server.context.limits.take('hello', { account: other.person.id })
  const much = { path: `${MINE}/poster`, name: 'p.png', type: 'image/png' }
  expect((await send(other.browser, picture, much)).status).toBe(429)
})

test('of two sent at once one stays, and no file of the other', async () => {
  const { person, browser } = await anAgent()
  const answers = await Promise.all([send(browser, await aFilm(5_000)), send(browser, await aFilm(6_000))])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await sealedOf(person)).toHaveLength(1)
})

test('who is suspended or not verified shows theirs to nobody but themselves', async () => {
  const { person, browser, hello } = await withHello()
  const { db } = server.context
  await db.updateTable('agent').set({ verified_at: null }).where('person_id', '=', person.id).execute()
  expect((await play(hello.id)).status).toBe(404)
  expect((await browser.get(`/hellos/${hello.id}/video`)).status).toBe(200)
})

test('one that waits for the scanner is seen once it is clean; a virus is refused', async () => {
  const { person, browser } = await anAgent()
  const { scanner } = server.context
  const real = scanner.scan
  scanner.scan = async (open: () => Readable) => {
    open().destroy()
    throw new Error('away')
  }
  const { body } = await send(browser, await aFilm(5_000))
  expect(body.data.scan).toBe('waiting')
  expect((await profileOf(person)).hello).toBeNull()
  expect((await play(body.data.id)).status).toBe(404)
  scanner.scan = async () => 'infected'
  const infected = await send(browser, await aFilm(6_000))
  expect(infected.status).toBe(422)
  scanner.scan = real
  const isShown = async () => (await helloForReport(server.context.db, body.data.id))?.isShown
  expect(await isShown()).toBe(false)
  server.clock.forward(3_600_000)
  await server.jobsDone()
  expect((await profileOf(person)).hello).toMatchObject({ id: body.data.id })
  expect(await isShown()).toBe(true)
})

test('one whose scan was given up is scanned all the same', async () => {
  const { person, hello } = await withHello()
  await server.context.db.updateTable('hello').set({ scan: 'waiting' }).where('id', '=', hello.id).execute()
  expect((await profileOf(person)).hello).toBeNull()
  await tendHellos.run(server.context, {})
  await server.jobsDone()
  expect((await profileOf(person)).hello).toMatchObject({ id: hello.id })
})

test('one in which a virus is found later is erased', async () => {
  const { person, hello } = await withHello()
  const { db, files, scanner } = server.context
  const { file_id } = await db
    .updateTable('hello')
    .set({ scan: 'waiting' })
    .where('id', '=', hello.id)
    .returning('file_id')
    .executeTakeFirstOrThrow()
  const real = scanner.scan
  scanner.scan = async (open: () => Readable) => {
    open().destroy()
    return 'infected'
  }
  expect(await files.exists(`sealed/${file_id}`)).toBe(true)
  await tendHellos.run(server.context, {})
  await server.jobsDone()
  scanner.scan = real
  expect(await files.exists(`sealed/${file_id}`)).toBe(false)
  expect((await profileOf(person)).hello).toBeNull()
  expect(await toldOfVirus(server, person)).toBe(1)
})

test('a reported one that our team takes down leaves the profile, and no other takes its place', async () => {
  const { person, browser, hello } = await withHello()
  const client = await signIn(server, await makePerson(server))
  const report = await client.post('/reports', {
    ...{ kind: 'hello', subject: hello.id, category: 'misleading', good_faith: true },
    explanation: 'This is not the person on the photo.',
  })
  expect(report.status).toBe(201)
  const { browser: staff } = await makeStaff(server)
  await staff.put(`/staff/reports/${report.body.data.id}/claim`)
  const decided = await staff.post(`/staff/reports/${report.body.data.id}/decision`, {
    ...{ outcome: 'hidden', ground: 'terms', reason: 'It shows somebody else than the agent.' },
  })
  expect(decided.status).toBe(200)
  expect((await profileOf(person)).hello).toBeNull()
  expect((await play(hello.id)).status).toBe(404)
  expect((await staff.get(`/hellos/${hello.id}/video`)).status).toBe(200)
  expect((await browser.get(MINE)).body.data.hidden).toBe(true)
  const again = await send(browser, await aFilm(5_000))
  expect(again.status).toBe(409)
  expect((await browser.delete(MINE)).status).toBe(409)
})
