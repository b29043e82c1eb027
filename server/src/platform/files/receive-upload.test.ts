import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { defineCall, one } from '@sojourn/contract/calls/call'
import { documentFile, identityFile, mediaTypesOf } from '@sojourn/contract/calls/file'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { doc, docx, jpeg, odt, pdf, png, zip } from '../../../test/sample-files.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { handle } from '../http/handler.ts'
import { receiveUpload } from './receive-upload.ts'

const upload = (path: `/${string}`, rule: typeof documentFile | typeof identityFile, silenceMs?: number) =>
  handle(
    defineCall({
      method: 'POST',
      path,
      summary: 'Keeps a file.',
      who: 'anyone',
      upload: mediaTypesOf(rule),
      reply: one(
        z.strictObject({ key: z.string(), name: z.string(), media_type: z.string(), size: z.int() }),
      ),
      status: 201,
    }),
    async ({ context, request }) => {
      await using file = await receiveUpload(
        context,
        request,
        rule,
        silenceMs === undefined ? {} : { silenceMs },
      )
      const key = `documents/${randomUUID()}`
      await context.files.put(key, file.open(), { contentType: file.mediaType, size: file.size })
      return { data: { key, name: file.name, media_type: file.mediaType, size: file.size } }
    },
  )

let server: TestApp
let origin: string
beforeAll(async () => {
  server = await openTestApp({
    moreHandlers: [
      upload('/documents', documentFile),
      upload('/ids', identityFile),
      upload('/impatient', documentFile, 100),
    ],
  })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const uploadsLeft = () => readdir(join(server.context.settings.dataDir, 'uploads'))
const filesKept = () =>
  readdir(join(server.context.settings.dataDir, 'files/documents')).catch(() => [] as string[])

interface Answer {
  data: { key: string; name: string; media_type: string; size: number }
}

async function send(body: Buffer | ReadableStream, name: string, mediaType: string, path = '/documents') {
  const answer = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    body: body as ReadableStream,
    headers: { 'content-type': mediaType, 'x-file-name': encodeURIComponent(name) },
    duplex: 'half',
  })
  return { status: answer.status, body: (await answer.json()) as Answer }
}

/** A body of no known length, made as it is read. */
function endless(bytes: number, head: Buffer) {
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      const part = sent === 0 ? head : Buffer.alloc(256 * 1024)
      if (sent >= bytes) return controller.close()
      sent += part.length
      controller.enqueue(new Uint8Array(part))
    },
  })
  return { body, sent: () => sent }
}

const { types } = documentFile

test.each([
  ['passport.PNG', types.png, png],
  ['face.jpg', types.jpg, jpeg],
  ['face.jpeg', types.jpeg, jpeg],
  ['letter.pdf', types.pdf, pdf],
  ['old.doc', types.doc, doc],
  ['new.docx', types.docx, docx],
  ['free.odt', types.odt, odt],
])('%s is taken and comes back byte for byte', async (name, mediaType, content) => {
  const { status, body } = await send(content, name, mediaType)
  expect({ status, ...body.data }).toMatchObject({
    status: 201,
    name,
    media_type: mediaType,
    size: content.length,
  })
  const kept = await server.context.files.get(body.data.key)
  expect(Buffer.concat(await Array.fromAsync(kept ?? []))).toEqual(content)
  expect(await uploadsLeft()).toEqual([])
})

describe('the type is that of the name, the declaration and the content alike', () => {
  test.each([
    ['a name of another type', 'face.pdf', types.png, png],
    ['content of another type', 'letter.pdf', types.pdf, png],
    ['a declaration of another type', 'letter.pdf', types.png, pdf],
    ['a type nobody asked for', 'page.html', 'text/html', Buffer.from('<script>')],
    ['no ending', 'passport', types.png, png],
    ['two endings', 'passport.png.exe', 'application/octet-stream', png],
    ['a drawing that runs scripts', 'a.svg', 'image/svg+xml', Buffer.from('<svg onload="alert(1)"/>')],
    ['an archive under a document’s name', 'a.docx', types.docx, zip({ 'a.txt': 'a' })],
    [
      'macros',
      'a.docx',
      types.docx,
      zip({ '[Content_Types].xml': '', 'word/document.xml': '', 'word/vbaProject.bin': '' }),
    ],
    ['a spreadsheet', 'a.docx', types.docx, zip({ '[Content_Types].xml': '', 'xl/workbook.xml': '' })],
    ['a cut archive', 'a.docx', types.docx, docx.subarray(0, 60)],
    ['a script with a picture in front of it', 'a.pdf', types.pdf, Buffer.concat([Buffer.from(' '), pdf])],
    ['no bytes that mean anything', 'a.png', types.png, Buffer.from('a')],
    ['JSON', 'a.png', 'application/json', Buffer.from('{}')],
    ['a form', 'a.png', 'multipart/form-data; boundary=x', Buffer.from('--x--')],
  ])('%s', async (_what, name, mediaType, content) => {
    expect(await send(content, name, mediaType)).toMatchObject({
      status: 415,
      body: { code: 'unsupported_type', message: 'Unsupported file format' },
    })
  })

  test('and each rule has its own words', async () => {
    expect(await send(pdf, 'passport.pdf', types.pdf, '/ids')).toMatchObject({
      status: 415,
      body: { message: 'Wrong file type, ensure this an image or pdf file!' },
    })
  })
})

test.each([
  ['no name', png, ''],
  ['only folders', png, '../../'],
  ['nothing in it', Buffer.alloc(0), 'a.png'],
])('%s is no file', async (_what, content, name) => {
  expect(await send(content, name, types.png)).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'file', message: 'Please select a file!' }] },
  })
})

test('of a path only the last part is kept, without what cannot be seen', async () => {
  const { body } = await send(png, '../etc/C:\\pass\u202eport\r\n.png', types.png)
  expect(body.data.name).toBe('passport.png')
})

test('a file of the very size is taken, one byte more is not', async () => {
  const fits = Buffer.concat([png], identityFile.maxBytes)
  expect((await send(fits, 'a.png', types.png, '/ids')).status).toBe(201)
  expect(await send(Buffer.concat([fits, Buffer.of(0)]), 'a.png', types.png, '/ids')).toMatchObject({
    status: 413,
    body: { code: 'too_large', message: 'The file you selected is too big!' },
  })
})

test('a file of unknown length is refused as soon as it is too large', async () => {
  const before = await filesKept()
  const { body, sent } = endless(60_000_000, png)
  const answer = await send(body, 'a.png', types.png).catch(() => null)
  // A sender who goes on far beyond the limit is cut off, before or after reading the answer.
  if (answer) expect(answer).toMatchObject({ status: 413, body: { message: 'File size is too large' } })
  expect(sent()).toBeGreaterThan(documentFile.maxBytes)
  expect(await filesKept()).toEqual(before)
  expect(await uploadsLeft()).toEqual([])
})

const head = (length: number, path = '/documents') =>
  `POST /api${path} HTTP/1.1\r\nhost: a\r\ncontent-type: image/png\r\nx-file-name: a.png\r\ncontent-length: ${length}\r\n\r\n`

function openSocket() {
  const { hostname, port } = new URL(origin)
  return connect(Number(port), hostname)
}

test('a length too large is refused before a byte of it is read', async () => {
  const socket = openSocket()
  socket.write(head(documentFile.maxBytes + 1))
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /)
  socket.destroy()
})

test('who stops sending is cut off', async () => {
  const socket = openSocket()
  socket.write(head(1000, '/impatient'))
  socket.write(png)
  expect(await text(socket).catch(() => '')).not.toContain('201')
  expect(await uploadsLeft()).toEqual([])
})

test('who goes away leaves nothing', async () => {
  const before = await filesKept()
  const socket = openSocket()
  socket.write(head(1000))
  socket.write(png)
  socket.resetAndDestroy()
  await once(socket, 'close')
  expect((await send(png, 'a.png', types.png)).status).toBe(201)
  expect(await filesKept()).toHaveLength(before.length + 1)
})

test('a page of another site cannot upload', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/documents',
    payload: png,
    headers: { 'content-type': types.png, 'x-file-name': 'a.png', 'sec-fetch-site': 'cross-site' },
  })
  expect(answer.statusCode).toBe(403)
})
