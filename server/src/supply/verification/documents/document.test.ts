import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { filesToRefuse, filesToTake } from '../../../../test/hostile-files.ts'
import { type Browser, makePerson, signIn } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { inLongSet } from '../../../../test/test-set.ts'
import {
  ANSWERS,
  decide,
  failing,
  makeAgent,
  makeStaff,
  makeWaiting,
  upload,
} from '../../../../test/verifying.ts'
import { HOUR_MS } from '../../../platform/clock.ts'
import { sealBytes } from '../../../platform/files/sealed-files.ts'

const MINE = '/account/consultant/verification'

let server: TestApp
let origin: string
beforeAll(async () => {
  server = await openTestApp()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())
beforeEach(() => server.clock.forward(61_000))

async function download(browser: Browser, path = `${MINE}/document`) {
  const answer = await server.app.inject({
    method: 'GET',
    url: `/api${path}`,
    headers: { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload, text: answer.body }
}

const folder = () => server.context.settings.dataDir
const filesKept = () => readdir(join(folder(), 'files/sealed')).catch(() => [] as string[])
const rowsKept = async () =>
  (await server.context.db.selectFrom('sealed_file').select('id').execute()).map(({ id }) => id)

/** Every byte that lies on the disk. */
async function everythingOnDisk() {
  const found = await readdir(folder(), { recursive: true, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile())
  return Buffer.concat(await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name)))))
}

describe('a document', () => {
  test('is drawn anew, and comes back only to its owner', async () => {
    const { browser } = await makeAgent(server)
    const large = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'teal' } })
      .withExif({
        IFD0: { Artist: 'Canary Artist' },
        IFD3: { GPSLatitude: '52/1 31/1 12/1', GPSLatitudeRef: 'N' },
      })
      .jpeg()
      .toBuffer()
    const sent = await upload(origin, browser, { content: large })
    expect(sent).toMatchObject({ status: 200, body: { data: { document: { is_draft: true } } } })

    const { status, headers, bytes } = await download(browser)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="document.jpg"',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect(bytes).toHaveLength((sent.body as { data: { document: { size: number } } }).data.document.size)
    const kept = await sharp(bytes).metadata()
    expect(kept).toMatchObject({ format: 'jpeg', width: 2400, height: 1800 })
    for (const name of ['exif', 'xmp', 'iptc', 'orientation'] as const) expect(kept[name]).toBeUndefined()
    expect(bytes.toString('latin1')).not.toMatch(/Canary|EXIF|GPS/)
  })

  test('lies on the disk so that nobody reads it there, not even part of it', async () => {
    const { browser } = await makeAgent(server)
    await upload(origin, browser)
    const { status, bytes } = await download(browser)
    expect(status).toBe(200)
    const disk = await everythingOnDisk()
    for (let at = 0; at + 24 <= bytes.length; at += 24)
      expect(disk.includes(bytes.subarray(at, at + 24))).toBe(false)
  })

  test('cannot be read without its row, whatever copy of the file there is', async () => {
    const { person, browser } = await makeAgent(server)
    await upload(origin, browser)
    const copies = await filesKept()
    await server.context.db.deleteFrom('sealed_file').where('owner_id', '=', person.id).execute()
    expect(await filesKept()).toEqual(copies)
    expect((await download(browser)).status).toBe(404)
  })

  test('that was changed on the disk is not shown', async () => {
    const { person, browser } = await makeAgent(server)
    await upload(origin, browser)
    const file = await server.context.db
      .selectFrom('sealed_file')
      .select('id')
      .where('owner_id', '=', person.id)
      .executeTakeFirstOrThrow()
    const bytes = await readFile(join(folder(), `files/sealed/${file.id}`))
    bytes.writeUInt8(bytes.readUInt8(50) ^ 1, 50)
    await server.context.files.put(`sealed/${file.id}`, Readable.from([bytes]), {
      contentType: 'application/octet-stream',
      size: bytes.length,
    })
    expect(await download(browser)).toMatchObject({
      status: 500,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      text: expect.stringContaining('Something went wrong on our side.'),
    })
  })

  test('that another takes the place of is gone, row and file', async () => {
    const { person, browser } = await makeWaiting(server, origin)
    const staff = await makeStaff(server)
    const own = async () =>
      (
        await server.context.db
          .selectFrom('sealed_file')
          .select('id')
          .where('owner_id', '=', person.id)
          .execute()
      ).map(({ id }) => id)
    const [first] = await own()
    await decide(staff.browser, person, failing(['document']))
    await upload(origin, browser)
    await upload(origin, browser)
    expect(await own()).toHaveLength(2)
    await browser.put(MINE, {})
    expect(await own()).toHaveLength(1)
    await server.jobsDone()
    expect(await filesKept()).not.toContain(first)
  })

  test('that was not sent can be taken back', async () => {
    const { browser } = await makeAgent(server)
    await upload(origin, browser)
    expect((await browser.delete(`${MINE}/document`)).status).toBe(204)
    expect((await download(browser)).status).toBe(404)
    expect((await browser.get(MINE)).body.data.document).toBeNull()
  })

  test('whose row never came is gone after an hour', async () => {
    const { id } = await sealBytes(server.context, Readable.from([Buffer.from('cut off')]), {
      size: 7,
      mediaType: 'image/jpeg',
    })
    await server.jobsDone()
    expect(await filesKept()).toContain(id)
    server.clock.forward(HOUR_MS)
    await server.jobsDone()
    expect(await filesKept()).not.toContain(id)
  })

  test('is sent twenty times an hour at most', async () => {
    const { browser } = await makeAgent(server)
    const content = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer()
    const statuses: number[] = []
    for (let times = 0; times < 21; times++)
      statuses.push((await upload(origin, browser, { content })).status)
    expect(statuses).toEqual([...Array(20).fill(200), 429])
  })
})

describe('who opened it', () => {
  test('is told to its owner, and staff’s look stands in the audit log', async () => {
    const { person, browser } = await makeWaiting(server, origin)
    const { browser: staff } = await makeStaff(server, 'Sanna')
    const path = `/staff/verifications/${person.id}/document`
    expect(await download(staff, path)).toMatchObject({ status: 409 })
    await staff.put(`/staff/verifications/${person.id}/claim`)
    const seen = await download(staff, path)
    expect(seen).toMatchObject({
      status: 200,
      headers: { 'content-disposition': 'attachment; filename="document.jpg"' },
    })
    server.clock.forward(1000)
    await download(browser)

    const views = await browser.get(`${MINE}/views`)
    expect(views.body.data.items).toMatchObject([
      { is_own: true, purpose: 'Opened by its owner' },
      { is_own: false, by: 'Sanna', purpose: 'Identity check' },
    ])
    const log = await staff.get(`/staff/audit-log?subject=${person.id}`)
    expect(log.body.data.items.map(({ action }: { action: string }) => action)).toEqual([
      'open_document',
      'claim_verification',
    ])
    const first = await browser.get(`${MINE}/views?limit=1`)
    const next = await browser.get(`${MINE}/views?limit=1&cursor=${first.body.data.pagination.next_cursor}`)
    expect(next.body.data.items).toMatchObject([{ by: 'Sanna' }])
    expect(next.body.data.pagination.next_cursor).toBeNull()
  })

  test('a case that was given back, or lapsed, opens nothing', async () => {
    const { person } = await makeWaiting(server, origin)
    const { browser: staff } = await makeStaff(server)
    const path = `/staff/verifications/${person.id}`
    await staff.put(`${path}/claim`)
    await staff.delete(`${path}/claim`)
    expect((await download(staff, `${path}/document`)).status).toBe(409)
    await staff.put(`${path}/claim`)
    server.clock.forward(30 * 60_000)
    await staff.head('/heartbeat')
    expect((await download(staff, `${path}/document`)).status).toBe(409)
  })

  test('nobody else finds it, by any address', async () => {
    const { person } = await makeWaiting(server, origin)
    const id = (
      await server.context.db
        .selectFrom('verification')
        .select('file_id')
        .where('agent_id', '=', person.id)
        .executeTakeFirstOrThrow()
    ).file_id
    const others = await Promise.all([
      makeAgent(server, { verifiedAgent: true }).then(({ browser }) => browser),
      makePerson(server).then((client) => signIn(server, client)),
    ])
    for (const browser of others)
      for (const path of [
        `/staff/verifications/${person.id}/document`,
        `/pictures/${id}.webp`,
        `/sealed/${id}`,
        `/account/consultant/verification/document?id=${id}`,
      ])
        expect([404, 409]).toContain((await download(browser, path)).status)
  })
})

/** No file holds the one who sent it up for longer, nor those behind them. */
const LONGEST_MS = 5000

describe('a file somebody made to do harm', () => {
  test('is taken only where it is a picture, and only the picture is kept', async () => {
    const { browser } = await makeAgent(server)
    const taken = await filesToTake()
    for (const { what, ...file } of taken) {
      server.clock.forward(10 * 60_000)
      await browser.head('/heartbeat')
      const before = performance.now()
      expect((await upload(origin, browser, file)).status, what).toBe(200)
      if (inLongSet) expect(performance.now() - before, what).toBeLessThan(LONGEST_MS)
      const { bytes } = await download(browser)
      expect(await sharp(bytes).metadata(), what).toMatchObject({ format: 'jpeg' })
      expect(bytes.toString('latin1'), what).not.toMatch(/script|canary|a\.html/)
    }
    await server.jobsDone()
    expect((await filesKept()).toSorted()).toEqual((await rowsKept()).toSorted())
  }, 120_000)

  test('is refused where it is none, and nothing of it stays', async () => {
    const { person, browser } = await makeAgent(server)
    const refused = await filesToRefuse()
    expect(refused.length).toBeGreaterThan(70)
    const before = await filesKept()
    for (const { what, status, ...file } of refused) {
      server.clock.forward(10 * 60_000)
      await browser.head('/heartbeat')
      const begun = performance.now()
      const answer = await upload(origin, browser, file)
      if (inLongSet) expect(performance.now() - begun, what).toBeLessThan(LONGEST_MS)
      expect(answer.status, what).toBe(status)
      if (status === 415)
        expect(answer.body, what).toMatchObject({
          message: 'Wrong file type, ensure this an image or pdf file!',
        })
    }
    expect(await filesKept()).toEqual(before)
    expect(await readdir(join(folder(), 'uploads'))).toEqual([])
    const { body } = await browser.get(MINE)
    expect(body.data.document).toBeNull()
    expect(person.id).toBeTruthy()
  }, 120_000)

  test('too large has the sentence for it', async () => {
    const { browser } = await makeAgent(server)
    const content = Buffer.concat(
      [
        await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      ],
      3_145_729,
    )
    expect(await upload(origin, browser, { content, type: 'image/png', name: 'a.png' })).toMatchObject({
      status: 413,
      body: { message: 'The file you selected is too big!' },
    })
  })
})

test('the answers of one agent are in no list or case of another', async () => {
  const one = await makeWaiting(server, origin)
  const other = await makeAgent(server)
  await other.browser.patch(`${MINE}/draft`, { address: 'Another street' })
  expect((await other.browser.get(MINE)).text).not.toContain(ANSWERS.address)
  expect((await one.browser.get(MINE)).text).not.toContain('Another street')
})
