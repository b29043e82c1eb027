import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeArticle } from '../../../../test/articles.ts'
import { filesToRefuse, filesToTake, type SentFile } from '../../../../test/hostile-files.ts'
import { hostilePayloads } from '../../../../test/hostile-payloads.ts'
import { type Browser, makePerson, signIn } from '../../../../test/people.ts'
import { pdf } from '../../../../test/sample-files.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { inLongSet } from '../../../../test/test-set.ts'
import { pictureKey } from './picture-address.ts'

let server: TestApp
let origin: string
beforeAll(async () => {
  server = await openTestApp()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())
beforeEach(() => server.clock.forward(61_000))

/** All of them in the long set, of every kind some in the gate. */
const some = <One>(all: One[], step: number) => (inLongSet ? all : all.filter((_, at) => at % step === 0))

async function aDraft() {
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  const browser = await signIn(server, agent)
  const { id } = await makeArticle(server, agent)
  return { browser, id, path: `/account/consultant/articles/${id}` }
}

interface Answer {
  message: string
  data: { image: string; src: string; attachments: { id: string; name: string }[] }
}

/** Over a socket: a body in pieces is what this is about. */
async function send(browser: Browser, method: string, path: string, { content, name, type }: SentFile) {
  server.clock.forward(10 * 60_000)
  await browser.head('/heartbeat')
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    body: new Uint8Array(content),
    headers: {
      'content-type': type,
      'x-file-name': encodeURIComponent(name),
      'x-device-id': browser.device,
      cookie: [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
      ...(browser.nonce && { 'x-nonce': browser.nonce }),
    },
  })
  return { status: answer.status, body: (await answer.json()) as Answer }
}

const kept = async (address: string) => {
  const id = /([0-9a-f-]{36})\.webp$/.exec(address)?.[1]
  const file = await server.context.files.get(pictureKey(id ?? ''))
  if (!file) throw new Error(`${address} is not there`)
  return buffer(file)
}

test('a cover and a picture are drawn anew, and nothing else of the file that came is kept', async () => {
  const { browser, path } = await aDraft()
  for (const { what, ...file } of some(await filesToTake(), 4)) {
    const cover = await send(browser, 'PUT', `${path}/cover`, { what, ...file })
    expect(cover.status, what).toBe(200)
    const picture = await send(browser, 'POST', `${path}/pictures`, { what, ...file })
    expect(picture.status, what).toBe(201)
    for (const address of [cover.body.data.image, picture.body.data.src]) {
      const drawn = await kept(address)
      expect(await sharp(drawn).metadata(), what).toMatchObject({ format: 'webp' })
      expect(drawn.toString('latin1'), what).not.toMatch(/script|canary|a\.html/)
    }
  }
}, 120_000)

/** Pictures of articles may be WebP, and larger than those of documents. */
const TAKEN_HERE = ['an honest webp', 'a byte too many']

test('bombs and what is no picture are refused with a sentence, and the article stays as it was', async () => {
  const { browser, path } = await aDraft()
  const before = (await browser.get(path)).body.data
  const all = (await filesToRefuse()).filter(({ what }) => !TAKEN_HERE.includes(what))
  const bombs = all.filter(({ status }) => status === 413)
  expect(bombs.length).toBeGreaterThan(1)
  for (const { status, ...file } of new Set([...some(all, 7), ...bombs])) {
    const answers = [
      await send(browser, 'PUT', `${path}/cover`, file),
      await send(browser, 'POST', `${path}/pictures`, file),
    ]
    for (const answer of answers) {
      expect(answer.status, file.what).toBe(status)
      expect(answer.body.message, file.what).toMatch(/^[A-Z].*[.!]$/)
    }
  }
  expect((await browser.get(path)).body.data).toEqual(before)
}, 120_000)

test('the name of a file stays words: in what is answered, and in the header it is downloaded with', async () => {
  const names = some(hostilePayloads, 250).map((payload) => `${payload.slice(0, 150)}.pdf`)
  const { browser, path } = await aDraft()
  for (const name of names) {
    const file = { what: name, name, type: 'application/pdf', content: pdf }
    const { status, body } = await send(browser, 'POST', `${path}/attachments`, file)
    expect(status, name).toBe(201)
    const [attachment] = body.data.attachments
    if (!attachment) throw new Error(`${name} is not there`)
    expect(attachment.name, name).not.toMatch(/[/\\\p{Cc}\p{Cf}]/u)
    const answer = await fetch(`${origin}/api${path}/attachments/${attachment.id}`, {
      headers: {
        'x-device-id': browser.device,
        cookie: [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
      },
    })
    expect(answer.headers.get('content-disposition'), name).toMatch(
      /^attachment; filename\*=UTF-8''[\w.~%!*'()-]+$/,
    )
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    await answer.arrayBuffer()
    await browser.send('DELETE', `${path}/attachments/${attachment.id}`)
  }
}, 120_000)

test('an article has five files and no sixth', async () => {
  const { browser, path } = await aDraft()
  const add = () =>
    send(browser, 'POST', `${path}/attachments`, {
      ...{ what: 'a PDF', name: 'checklist.pdf', type: 'application/pdf', content: pdf },
    })
  for (let count = 1; count <= 5; count++) expect((await add()).status).toBe(201)
  expect(await add()).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'file', message: 'An article has at most 5 files.' }] },
  })
  expect((await browser.get(path)).body.data.attachments).toHaveLength(5)
})
