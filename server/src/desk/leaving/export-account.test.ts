import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { attachPdf, makeArticle } from '../../../test/articles.ts'
import { type Browser, makePerson, signIn } from '../../../test/people.ts'
import { makeWholePerson } from '../../../test/person-with-everything/make-whole-person.ts'
import { pdf } from '../../../test/sample-files.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { unzip } from '../../../test/unzip.ts'
import { theirTables } from './personal-data-store.ts'

let server: TestApp
let origin: string
beforeAll(async () => {
  server = await openTestApp()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())
beforeEach(() => server.clock.forward(61_000))

const download = (browser: Browser) =>
  fetch(`${origin}/api/account/export`, {
    headers: {
      'x-device-id': browser.device,
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })

test('holds a row of every table that has one of theirs, and the picture', async () => {
  const person = await makeWholePerson(server)
  const browser = await signIn(server, person)
  const answer = await download(browser)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="sojourn-2026-11-02.zip"',
    'cache-control': 'private, no-store',
  })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const files = await unzip(bytes)
  expect([...files.keys()].filter((name) => !name.startsWith('articles/')).toSorted()).toEqual(
    [
      ...theirTables(server.context).map(([table]) => `${table}.json`),
      ...[
        'hello.webm',
        'papers-with-a-deadline.json',
        'picture.webp',
        'read-me.txt',
        'readings-of-papers.json',
        'verification-answers.json',
        'verification-document.jpg',
      ],
    ].toSorted(),
  )
  for (const [table, { marks, shown }] of theirTables(server.context)) {
    const rows = JSON.parse(String(files.get(`${table}.json`)))
    expect(rows.length, table).toBeGreaterThan(0)
    for (const row of rows)
      expect(Object.keys(row).toSorted()).toEqual([...Object.keys(marks), ...shown].toSorted())
  }
  expect(JSON.parse(String(files.get('person.json')))).toMatchObject([{ id: person.id, email: person.email }])
  expect(files.get('picture.webp')).toEqual(
    await buffer((await server.context.files.get(person.pictureKey)) as Readable),
  )
  expect(JSON.parse(String(files.get('verification-answers.json')))).toEqual({
    document_id: `document-${person.words[0]}`,
    draft: { address: `draft-${person.words[0]}` },
  })
  expect(files.get('verification-document.jpg')).toEqual(files.get('picture.webp'))
})

test('holds the pictures and the files of their articles', async () => {
  const person = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  const { id } = await makeArticle(server, person)
  const { attachmentId } = await attachPdf(server, person, id)
  const browser = await signIn(server, person)
  const files = await unzip(new Uint8Array(await (await download(browser)).arrayBuffer()))
  const [picture] = JSON.parse(String(files.get('article_picture.json')))
  expect(String(files.get(`articles/${id}/picture-${picture.id}.webp`))).toBe('a picture')
  expect(files.get(`articles/${id}/file-${attachmentId}.pdf`)).toEqual(pdf)
})

test('shows no secret and nothing of anybody else', async () => {
  const other = await makeWholePerson(server)
  const person = await makeWholePerson(server)
  const browser = await signIn(server, person)
  const files = await unzip(new Uint8Array(await (await download(browser)).arrayBuffer()))
  // Bytes come as numbers, one a line.
  const everything = [...files.values()].map(String).join('\n').replaceAll(/\s/g, '')
  expect(everything).toContain(person.words[0])
  for (const secret of [...person.secrets, browser.cookies.get('session') ?? '', browser.nonce ?? ''])
    expect(everything).not.toContain(secret)
  expect(person.secrets.length).toBeGreaterThan(30)
  for (const strange of [other.id, other.email, other.words[0] ?? ''])
    expect(everything).not.toContain(strange)
})

test('leaves out what only an email proves, until the email is theirs', async () => {
  const owner = await makeWholePerson(server)
  const { db } = server.context
  await db
    .updateTable('person')
    .set({ email: `moved-${owner.email}` })
    .where('id', '=', owner.id)
    .execute()
  const impostor = await makePerson(server, { email: owner.email, verifiedEmail: false })
  const files = await unzip(
    new Uint8Array(await (await download(await signIn(server, impostor))).arrayBuffer()),
  )
  for (const name of ['contact_message.json', 'outbox.json', 'signup.json'])
    expect(JSON.parse(String(files.get(name)))).toEqual([])
})

test('wants the password shown lately', async () => {
  const person = await makePerson(server)
  const browser = await signIn(server, person)
  server.clock.forward(11 * 60_000)
  expect(await browser.get('/account/export')).toMatchObject({ status: 409, body: { code: 'confirm_first' } })
})

test('is made ten times an hour at most', async () => {
  const person = await makePerson(server)
  const browser = await signIn(server, person)
  const statuses = []
  for (let times = 0; times < 11; times++) {
    const answer = await download(browser)
    await answer.arrayBuffer()
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})

test('fails or breaks off where it cannot be whole', async () => {
  const person = await makeWholePerson(server)
  const browser = await signIn(server, person)
  const { db } = server.context
  await sql`alter table outside_login rename to outside_login_away`.execute(db)
  try {
    const answer = await download(browser)
    const outcome = await answer.arrayBuffer().then(
      () => answer.status,
      () => 'broken off',
    )
    // It fails before its first byte is on the way, or after: what arrives never looks whole.
    expect([500, 'broken off']).toContain(outcome)
  } finally {
    await sql`alter table outside_login_away rename to outside_login`.execute(db)
  }
})
