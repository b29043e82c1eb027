import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pngOf } from '../../../test/hostile-files.ts'
import { Browser, makePerson, signIn } from '../../../test/people.ts'
import { jpeg as brokenJpeg, pdf } from '../../../test/sample-files.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'

let server: TestApp
let origin: string
beforeAll(async () => {
  server = await openTestApp()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())
beforeEach(() => server.clock.forward(61_000))

async function someone() {
  const person = await makePerson(server)
  return { person, browser: await signIn(server, person) }
}

/** Over a socket: a body in pieces is what this is about. */
async function upload(browser: Browser, content: Buffer, type = 'image/png', name = 'me.png') {
  const answer = await fetch(`${origin}/api/account/profile-picture`, {
    method: 'PUT',
    body: new Uint8Array(content),
    headers: {
      'content-type': type,
      'x-file-name': name,
      'x-device-id': browser.device,
      cookie: [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
      ...(browser.nonce && { 'x-nonce': browser.nonce }),
    },
  })
  return { status: answer.status, body: (await answer.json()) as { data: { profile_picture: string } } }
}

const fetchPicture = (url: string) => server.app.inject({ method: 'GET', url })
const filesKept = () =>
  readdir(join(server.context.settings.dataDir, 'files/pictures')).catch(() => [] as string[])
const pictureOf = async ({ id }: { id: string }) =>
  (
    await server.context.db
      .selectFrom('person')
      .select('picture_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).picture_key

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a6869' } })

const formats = {
  'image/png': ['me.PNG', () => drawn(800, 400).png()],
  'image/jpeg': ['me.jpg', () => drawn(300, 900).jpeg()],
  'image/webp': ['me.webp', () => drawn(10, 10).webp()],
} as const

describe('a picture', () => {
  test.each(Object.entries(formats))(
    'of %s is shown to everybody, square and as WebP',
    async (type, [name, draw]) => {
      const { browser } = await someone()
      const { status, body } = await upload(browser, await draw().toBuffer(), type, name)
      expect(status).toBe(200)
      const url = body.data.profile_picture
      expect(url).toMatch(/^\/api\/pictures\/[0-9a-f-]{36}\.webp$/)
      expect((await browser.get('/account')).body.data.profile_picture).toBe(url)

      const picture = await fetchPicture(url)
      expect(picture.statusCode).toBe(200)
      expect(picture.headers).toMatchObject({
        'content-type': 'image/webp',
        // No copy on the way outlives a deletion by more than the privacy policy says.
        'cache-control': 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
      })
      expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: 500,
        height: 500,
      })
    },
  )

  test('loses where it was taken, and stands upright', async () => {
    const { browser } = await someone()
    const lying = await sharp({
      create: { width: 600, height: 600, channels: 3, background: 'red' },
    })
      .composite([{ input: await drawn(600, 100).png().toBuffer(), top: 0, left: 0 }])
      .withExif({
        IFD0: { Artist: 'Canary Artist' },
        IFD3: { GPSLatitude: '52/1 31/1 12/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer()
    const sent = await sharp(lying).metadata()
    expect(sent.orientation).toBe(3)
    expect(sent.exif).toBeDefined()

    const { body } = await upload(browser, lying, 'image/jpeg', 'me.jpg')
    const { rawPayload } = await fetchPicture(body.data.profile_picture)
    const kept = await sharp(rawPayload).metadata()
    for (const name of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const)
      expect(kept[name]).toBeUndefined()
    expect(rawPayload.toString('latin1')).not.toMatch(/Canary|EXIF|GPS/i)
    const below = await sharp(rawPayload)
      .extract({ left: 200, top: 450, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(below[0]).toBeLessThan(60)
  })

  test('that is a page besides is only a picture afterwards', async () => {
    const { browser } = await someone()
    const script = '<html><script>alert("polyglot")</script></html>'
    const page = Buffer.concat([await drawn(50, 50).png().toBuffer(), Buffer.from(script)])
    const { status, body } = await upload(browser, page)
    expect(status).toBe(200)
    const picture = await fetchPicture(body.data.profile_picture)
    expect(picture.rawPayload.toString('latin1')).not.toMatch(/script|alert|polyglot/)
    expect(picture.headers['content-type']).toBe('image/webp')
  })

  test('takes the place of the one before, whose file is then gone', async () => {
    const { person, browser } = await someone()
    const png = await drawn(50, 50).png().toBuffer()
    const first = (await upload(browser, png)).body.data.profile_picture
    const second = (await upload(browser, png)).body.data.profile_picture
    expect(second).not.toBe(first)
    await server.jobsDone()
    const gone = await fetchPicture(first)
    expect(gone.statusCode).toBe(404)
    expect(gone.headers['cache-control']).toBe('no-store')
    expect(await fetchPicture(second)).toMatchObject({ statusCode: 200 })

    expect((await browser.delete('/account/profile-picture')).body.data.profile_picture).toBeNull()
    expect((await browser.delete('/account/profile-picture')).status).toBe(200)
    await server.jobsDone()
    expect(await fetchPicture(second)).toMatchObject({ statusCode: 404 })
    expect(await pictureOf(person)).toBeNull()
  })

  test('sent by several tabs at once leaves one file', async () => {
    const { person, browser } = await someone()
    const png = await drawn(50, 50).png().toBuffer()
    const before = await filesKept()
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(browser, png)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    server.clock.forward(3_700_000)
    await server.jobsDone()
    const left = (await filesKept()).filter((name) => !before.includes(name))
    expect(left.map((name) => `pictures/${name}`)).toEqual([await pictureOf(person)])
  })

  test('that was kept and never shown is gone an hour later; the shown one stays', async () => {
    const { person, browser } = await someone()
    const { files } = server.context
    const before = await filesKept()
    const png = await drawn(50, 50).png().toBuffer()
    await upload(browser, png)
    const shown = await pictureOf(person)
    // The account was deleted between the two.
    const put = files.put
    files.put = async (...args) => {
      await put(...args)
      await server.context.db
        .updateTable('person')
        .set({ deleted_at: server.clock.now() })
        .where('id', '=', person.id)
        .execute()
    }
    expect(await upload(browser, png).finally(() => Object.assign(files, { put }))).toMatchObject({
      status: 401,
    })
    expect((await filesKept()).length).toBe(before.length + 2)
    server.clock.forward(3_700_000)
    await server.jobsDone()
    const left = (await filesKept()).filter((name) => !before.includes(name))
    expect(left.map((name) => `pictures/${name}`)).toEqual([shown])
  })
})

/** A PNG of this size, a single colour: a few kilobytes that unfold to hundreds of megabytes. */
describe('what is no picture we take', () => {
  const WRONG = 'Please select a PNG, JPEG or WebP picture.'
  test.each([
    ['an animation', Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1'), 'image/gif', 'me.gif'],
    [
      'an animation under another name',
      Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1'),
      'image/png',
      'me.png',
    ],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', 'me.svg'],
    [
      'a drawing under another name',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image/png',
      'me.png',
    ],
    ['a page', Buffer.from('<html><script>alert(1)</script>'), 'image/png', 'me.png'],
    ['a paper', pdf, 'application/pdf', 'me.pdf'],
    [
      'a sound in the clothes of WebP',
      Buffer.from('RIFF\u0010\u0000\u0000\u0000WAVEfmt '),
      'image/webp',
      'me.webp',
    ],
    ['JSON', Buffer.from('{}'), 'application/json', 'me.png'],
    ['a form', Buffer.from('--x--'), 'multipart/form-data; boundary=x', 'me.png'],
  ])('%s', async (_what, content, type, name) => {
    const { person, browser } = await someone()
    expect(await upload(browser, content, type, name)).toMatchObject({
      status: 415,
      body: { message: WRONG },
    })
    expect(await pictureOf(person)).toBeNull()
  })

  test('a picture of 81 million pixels in a few kilobytes', async () => {
    const { person, browser } = await someone()
    const small = pngOf(9000, 9000)
    expect(small.length).toBeLessThan(20_000)
    expect(await upload(browser, small)).toMatchObject({
      status: 413,
      body: { code: 'too_large', message: 'The picture you selected has too many pixels!' },
    })
    expect(await pictureOf(person)).toBeNull()
  })

  test('a file of more than 5 MB', async () => {
    const { browser } = await someone()
    const big = Buffer.concat([await drawn(50, 50).png().toBuffer(), Buffer.alloc(5_000_000)])
    expect(await upload(browser, big)).toMatchObject({
      status: 413,
      body: { message: 'The file you selected is too big!' },
    })
  })

  const noise = () =>
    sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
  test.each([
    ['a PNG cut in the middle', async () => cut(await noise().png().toBuffer()), 'image/png', 'me.png'],
    ['a JPEG cut in the middle', async () => cut(await noise().jpeg().toBuffer()), 'image/jpeg', 'me.jpg'],
    ['a WebP cut in the middle', async () => cut(await noise().webp().toBuffer()), 'image/webp', 'me.webp'],
    ['a JPEG without a picture in it', async () => brokenJpeg, 'image/jpeg', 'me.jpg'],
    ['a PNG that lies about its size', async () => lyingPng(), 'image/png', 'me.png'],
  ])('%s', async (_what, make, type, name) => {
    const { person, browser } = await someone()
    expect(await upload(browser, await make(), type, name)).toMatchObject({
      status: 422,
      body: {
        errors: [{ field: 'file', message: 'We cannot read this picture. Please select another one.' }],
      },
    })
    expect(await pictureOf(person)).toBeNull()
  })

  test('nothing at all', async () => {
    const { browser } = await someone()
    expect(await upload(browser, Buffer.alloc(0))).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'file', message: 'Please select a file!' }] },
    })
  })
})

const cut = (whole: Buffer) => whole.subarray(0, Math.floor(whole.length / 2))

/** Says it is 100 × 100 and holds two lines. */
function lyingPng() {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, body, Buffer.alloc(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(100, 0)
  head.writeUInt32BE(100, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(602))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('a visitor, another session’s nonce and no nonce change no picture', async () => {
  const png = await drawn(5, 5).png().toBuffer()
  expect(await upload(new Browser(server), png)).toMatchObject({ status: 401 })
  const { person, browser } = await someone()
  const { browser: other } = await someone()
  for (const nonce of [null, other.nonce]) {
    browser.nonce = nonce
    expect(await upload(browser, png)).toMatchObject({ status: 403 })
  }
  expect(await pictureOf(person)).toBeNull()
})

test('31 pictures in an hour are too many', async () => {
  const { browser } = await someone()
  const statuses = []
  for (let times = 0; times < 31; times++) statuses.push((await upload(browser, Buffer.from('a'))).status)
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(415))
  expect(statuses[30]).toBe(429)
})

test.each(['nobody.webp', '00000000-0000-4000-8000-000000000000.webp', '..%2f..%2fkey.webp', 'a.webp%00'])(
  'there is no picture %s',
  async (name) => {
    expect(await fetchPicture(`/api/pictures/${name}`)).toMatchObject({ statusCode: 404 })
  },
)
