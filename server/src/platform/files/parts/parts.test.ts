import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { FILE_NAME_HEADER, PART_BYTES, UPLOAD_HEADER } from '@sojourn/contract/calls/file'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askFor } from '../../../../test/documents.ts'
import { makeOrder } from '../../../../test/orders.ts'
import { type Browser, makePerson, signIn } from '../../../../test/people.ts'
import { pdf } from '../../../../test/sample-files.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { DAY_MS } from '../../clock.ts'
import { findUpload } from './store.ts'
import { sweepUploads } from './sweep-uploads.ts'

let server: TestApp
let origin: string
beforeAll(async () => {
  server = await openTestApp()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())
beforeEach(() => server.clock.forward(61_000))

const file = (size: number) => Buffer.concat([pdf, randomBytes(size - pdf.length)])
const headersOf = (browser: Browser) => ({
  'x-device-id': browser.device,
  cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'x-nonce': browser.nonce ?? '',
})

async function makeClient() {
  const person = await makePerson(server)
  const { id } = await makeOrder(server, { client: person, status: 'paid' })
  const path = `/orders/${id}/documents/${await askFor(server, id)}`
  return { person, path, browser: await signIn(server, person) }
}
type Client = Awaited<ReturnType<typeof makeClient>>

const begin = async ({ browser }: Pick<Client, 'browser'>, size: number) =>
  (await browser.post('/uploads', { size })).body.data.id as string

async function put({ browser }: Pick<Client, 'browser'>, id: string, at: number, content: Buffer) {
  const answer = await fetch(`${origin}/api/uploads/${id}?at=${at}`, {
    method: 'PUT',
    body: new Uint8Array(content),
    headers: { ...headersOf(browser), 'content-type': 'application/octet-stream' },
  })
  const { data, code } = (await answer.json()) as { data?: { arrived: number }; code?: string }
  return { status: answer.status, arrived: data?.arrived, code }
}

/** Sends half of a part and cuts the line. */
async function cut({ browser }: Client, id: string, at: number, content: Buffer) {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  const head = { ...headersOf(browser), host: hostname, 'content-type': 'application/octet-stream' }
  const lines = Object.entries({ ...head, 'content-length': content.length }).map(
    ([k, v]) => `${k}: ${v}\r\n`,
  )
  socket.write(`PUT /api/uploads/${id}?at=${at} HTTP/1.1\r\n${lines.join('')}\r\n`)
  socket.write(content.subarray(0, content.length / 2))
  await once(socket, 'drain').catch(() => {})
  socket.resetAndDestroy()
  await once(socket, 'close')
}

async function sendAll(client: Client, content: Buffer) {
  const id = await begin(client, content.length)
  for (let at = 0; at < content.length; at += PART_BYTES)
    await put(client, id, at, content.subarray(at, at + PART_BYTES))
  return id
}

async function finish(
  { browser, path }: Pick<Client, 'browser' | 'path'>,
  id: string,
  name = 'passport.pdf',
) {
  const answer = await fetch(`${origin}/api${path}/versions`, {
    method: 'POST',
    headers: {
      ...headersOf(browser),
      'content-type': 'application/pdf',
      [FILE_NAME_HEADER]: name,
      [UPLOAD_HEADER]: id,
    },
  })
  const { data, ...refused } = (await answer.json()) as {
    data?: { versions: object[] }
    code?: string
    message?: string
  }
  return { status: answer.status, versions: data?.versions.length, ...refused }
}

async function download({ browser, path }: Client) {
  const answer = await fetch(`${origin}/api${path}/download`, { headers: headersOf(browser) })
  return Buffer.from(await answer.arrayBuffer())
}

const keptFiles = (): Promise<string[]> =>
  readdir(join(server.context.settings.dataDir, 'files/sealed')).catch(() => [])

test('a file whose line was cut goes on where it was, and arrives byte for byte', async () => {
  const client = await makeClient()
  const content = file(2 * PART_BYTES + 12_345)
  const id = await begin(client, content.length)
  expect(await put(client, id, 0, content.subarray(0, PART_BYTES))).toMatchObject({ arrived: PART_BYTES })
  await cut(client, id, PART_BYTES, content.subarray(PART_BYTES, 2 * PART_BYTES))
  expect(await finish(client, id)).toMatchObject({ status: 409, message: /not arrived whole/ })
  // A page that was loaded again asks what came, which is no half of a part.
  expect((await client.browser.get(`/uploads/${id}`)).body.data).toEqual({ id, arrived: PART_BYTES })
  // A browser that does not know what came sends it again and hears where to go on.
  expect(await put(client, id, 0, content.subarray(0, PART_BYTES))).toMatchObject({ arrived: PART_BYTES })
  for (let at = PART_BYTES; at < content.length; at += PART_BYTES)
    await put(client, id, at, content.subarray(at, at + PART_BYTES))
  expect(await finish(client, id)).toMatchObject({ status: 201, versions: 1 })
  expect((await download(client)).equals(content)).toBe(true)
})

test('handing over is done once, however often and at once it is asked for', async () => {
  const client = await makeClient()
  const id = await sendAll(client, file(1000))
  const answers = await Promise.all([1, 2, 3].map(() => finish(client, id)))
  expect(answers.some(({ status }) => status === 201)).toBe(true)
  expect(await finish(client, id)).toMatchObject({ status: 201, versions: 1 })
  const other = { ...client, path: (await makeClient()).path }
  expect(await finish(other, id)).toMatchObject({ code: 'key_reused' })
})

test('the same part sent twice at once counts once', async () => {
  const client = await makeClient()
  const content = file(PART_BYTES + 500)
  const id = await begin(client, content.length)
  const first = content.subarray(0, PART_BYTES)
  await Promise.all([put(client, id, 0, first), put(client, id, 0, first)])
  expect(await put(client, id, PART_BYTES, content.subarray(PART_BYTES))).toMatchObject({
    arrived: content.length,
  })
  await finish(client, id)
  expect((await download(client)).equals(content)).toBe(true)
})

test('a file too large, a part too long and one too short are refused', async () => {
  const client = await makeClient()
  expect(await client.browser.post('/uploads', { size: 20_000_001 })).toMatchObject({
    status: 413,
    body: { message: 'File size is too large' },
  })
  const id = await begin(client, 100)
  expect(await put(client, id, 0, file(101))).toMatchObject({ status: 413 })
  expect(await put(client, id, 0, file(99))).toMatchObject({ status: 400, code: 'unreadable' })
  expect(await put(client, id, 0, file(100))).toMatchObject({ status: 200, arrived: 100 })
})

test('what a file is, is judged when it is handed over', async () => {
  const client = await makeClient()
  const id = await sendAll(client, randomBytes(1000))
  expect(await finish(client, id)).toMatchObject({ status: 415, message: 'Unsupported file format' })
  expect(await finish(client, id, 'passport.exe')).toMatchObject({ status: 415 })
})

test('an upload of somebody else is none', async () => {
  const [client, other] = [await makeClient(), await makeClient()]
  const id = await sendAll(client, file(1000))
  expect(await put(other, id, 0, file(1000))).toMatchObject({ status: 404 })
  expect((await other.browser.get(`/uploads/${id}`)).status).toBe(404)
  expect(await finish(other, id)).toMatchObject({ status: 404 })
  expect((await other.browser.send('DELETE', `/uploads/${id}`)).status).toBe(404)
  expect(await finish({ ...client, path: other.path }, id)).toMatchObject({ status: 404 })
})

test('parts lie encrypted, and nothing of them stays once the file is handed over, given up or forgotten', async () => {
  const client = await makeClient()
  const [given, , forgotten] = [
    await sendAll(client, file(1000)),
    await client.browser.send('DELETE', `/uploads/${await sendAll(client, file(1000))}`),
    await begin(client, 2 * PART_BYTES),
  ]
  await put(client, forgotten, 0, file(PART_BYTES))
  const folder = join(server.context.settings.dataDir, 'files/sealed')
  for (const name of await keptFiles())
    expect((await readFile(join(folder, name))).includes('%PDF')).toBe(false)
  await finish(client, given)
  server.clock.forward(DAY_MS - 1000)
  await sweepUploads.run(server.context, {})
  expect(await findUpload(server.context.db, client.person.id, forgotten)).toBeDefined()
  server.clock.forward(2000)
  await sweepUploads.run(server.context, {})
  await server.runJobs()
  const { db } = server.context
  const rows = await db.selectFrom('sealed_file').select('id').orderBy('id').execute()
  expect((await keptFiles()).sort()).toEqual(rows.map(({ id }) => id).sort())
  expect(await db.selectFrom('upload_part').selectAll().execute()).toEqual([])
})

test('at most 30 files of a person are under way', async () => {
  const { browser } = await makeClient()
  const answers = await Promise.all(Array.from({ length: 32 }, () => browser.post('/uploads', { size: 10 })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(30)
  expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(/wait until your other files/)
})

test('a part that is sent many times at once is kept once, and the bytes of the others are erased', async () => {
  const client = await makeClient()
  const before = await keptFiles()
  const id = await begin(client, PART_BYTES + 500)
  const part = file(PART_BYTES)
  const answers = await Promise.all(Array.from({ length: 8 }, () => put(client, id, 0, part)))
  expect(answers.map(({ status, arrived }) => [status, arrived])).toEqual(Array(8).fill([200, PART_BYTES]))
  const { db } = server.context
  const rows = await db
    .selectFrom('sealed_file')
    .select(['id', 'size'])
    .where('owner_id', '=', client.person.id)
    .execute()
  expect(rows).toMatchObject([{ size: PART_BYTES }])
  await server.runJobs()
  expect((await keptFiles()).filter((name) => !before.includes(name))).toEqual([rows[0]?.id])
})

test('files that were not handed over yet are at most 500 MB in all, however many begin at once', async () => {
  const client = await makeClient()
  const { browser } = client
  const sizes = Array.from({ length: 28 }, () => 20_000_000)
  const answers = await Promise.all(sizes.map((size) => browser.post('/uploads', { size })))
  const begun = answers.filter(({ status }) => status === 201)
  expect(begun).toHaveLength(25)
  const full = {
    status: 409,
    body: {
      message:
        'Your files that are not handed in yet may have 500 MB together. Please wait until they are, or cancel one.',
    },
  }
  for (const answer of answers.filter(({ status }) => status !== 201)) expect(answer).toMatchObject(full)
  expect(await browser.post('/uploads', { size: 1 })).toMatchObject(full)
  // Somebody else has 500 MB of their own, and what is cancelled makes room.
  await begin(await makeClient(), 20_000_000)
  expect((await browser.send('DELETE', `/uploads/${begun[0]?.body.data.id}`)).status).toBe(204)
  const small = await sendAll(client, file(1000))
  expect(await browser.post('/uploads', { size: 20_000_000 })).toMatchObject(full)
  expect(await finish(client, small)).toMatchObject({ status: 201 })
  expect((await browser.post('/uploads', { size: 20_000_000 })).status).toBe(201)
})
