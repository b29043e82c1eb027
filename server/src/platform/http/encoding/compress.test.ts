import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import {
  brotliDecompressSync,
  createBrotliDecompress,
  createGunzip,
  createZstdDecompress,
  gunzipSync,
  zstdDecompressSync,
} from 'node:zlib'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { startApp } from '../../../../test/start-app.ts'
import { compressAnswers } from './compress.ts'

const LONG = 'Grüße aus Toronto. '.repeat(200)
const whole = { gzip: gunzipSync, br: brotliDecompressSync, zstd: zstdDecompressSync }
const piecewise = { gzip: createGunzip, br: createBrotliDecompress, zstd: createZstdDecompress }
const encodings = ['gzip', 'br', 'zstd'] as const

/** A server with one address, which answers as the test says. */
async function answering(answer: (reply: FastifyReply) => unknown) {
  const app = fastify({ exposeHeadRoutes: false })
  onTestFinished(() => app.close())
  compressAnswers(app)
  app.route({ method: ['GET', 'HEAD'], url: '/asked', handler: async (_request, reply) => answer(reply) })
  return app
}

const ask = (app: FastifyInstance, encoding?: string, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: '/asked', headers: encoding ? { 'accept-encoding': encoding } : {} })

test.each(encodings)('a long text comes as %s', async (encoding) => {
  const app = await answering((reply) => reply.type('text/html; charset=utf-8').send(LONG))
  const answer = await ask(app, encoding)
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(whole[encoding](answer.rawPayload).toString()).toBe(LONG)
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
})

test('the answers of calls are compressed', async () => {
  const { app } = await startApp()
  const answer = await app.inject({ url: '/api/countries', headers: { 'accept-encoding': 'br' } })
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).data.items).toHaveLength(250)
})

test('who takes nothing compressed gets the text, which caches keep apart', async () => {
  const app = await answering((reply) => reply.type('text/html').send(LONG))
  const answer = await ask(app)
  expect(answer.headers).not.toHaveProperty('content-encoding')
  expect(answer.headers.vary).toBe('accept-encoding')
  expect(answer.body).toBe(LONG)
})

test('an answer that varies already varies by encoding too', async () => {
  const app = await answering((reply) => reply.header('vary', 'Cookie, accept-language').send(LONG))
  expect((await ask(app, 'br')).headers.vary).toBe('Cookie, accept-language, accept-encoding')
})

test.each<[string, (reply: FastifyReply) => FastifyReply]>([
  ['short', (reply) => reply.type('text/html').send('short')],
  ['of a kind that is compressed in itself', (reply) => reply.type('image/webp').send(Buffer.from(LONG))],
  [
    'encoded already',
    (reply) => reply.type('text/css').header('content-encoding', 'br').send(Buffer.from(LONG)),
  ],
  [
    'a part',
    (reply) => reply.code(206).type('text/plain').header('content-range', 'bytes 0-9/99').send(LONG),
  ],
  [
    'not to be changed',
    (reply) => reply.type('text/html').header('cache-control', 'no-transform').send(LONG),
  ],
  ['events', (reply) => reply.type('text/event-stream').send(LONG)],
])('what is %s stays as it is', async (_what, answer) => {
  const plain = await ask(await answering(answer))
  const asked = await ask(await answering(answer), 'gzip, br, zstd')
  expect(asked.rawPayload).toEqual(plain.rawPayload)
  expect(asked.headers['content-encoding']).toBe(plain.headers['content-encoding'])
})

test('HEAD says what the uncompressed answer would', async () => {
  const app = await answering((reply) => reply.type('text/html').send(LONG))
  const answer = await ask(app, 'br', 'HEAD')
  expect(answer.headers).toMatchObject({ 'content-length': String(Buffer.byteLength(LONG)) })
  expect(answer.headers).not.toHaveProperty('content-encoding')
})

test('a web Response keeps its status, cookies and variations', async () => {
  const app = await answering((reply) => {
    const headers = new Headers({ 'content-type': 'text/html', vary: 'Cookie' })
    headers.append('set-cookie', 'a=1')
    headers.append('set-cookie', 'b=2')
    return reply.header('vary', 'cookie, accept-language').send(new Response(LONG, { status: 404, headers }))
  })
  const answer = await ask(app, 'zstd')
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2'])
  expect(answer.headers.vary).toBe('cookie, accept-language, accept-encoding')
  expect(zstdDecompressSync(answer.rawPayload).toString()).toBe(LONG)
})

test('a web Response without a body, or with a picture, passes', async () => {
  const nothing = await ask(await answering((reply) => reply.send(new Response(null, { status: 304 }))), 'br')
  expect(nothing.statusCode).toBe(304)
  const picture = new Response(Buffer.from(LONG), { headers: { 'content-type': 'image/png' } })
  expect((await ask(await answering((reply) => reply.send(picture)), 'br')).body).toBe(LONG)
})

async function openStream(app: FastifyInstance, encoding: string) {
  await app.listen({ port: 0 })
  const { port } = app.server.address() as AddressInfo
  const request = get({ port, path: '/asked', headers: { 'accept-encoding': encoding } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return response
}

test.each(encodings)('a page that streams still streams as %s', async (encoding) => {
  let page: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream({
    start(controller) {
      page = controller
      controller.enqueue(Buffer.from('<p>first</p>'))
    },
  })
  const app = await answering((reply) =>
    reply.send(new Response(body, { headers: { 'content-type': 'text/html' } })),
  )
  const response = await openStream(app, encoding)
  expect(response.headers['content-encoding']).toBe(encoding)
  const text = response.pipe(piecewise[encoding]())
  expect(String((await once(text, 'data'))[0])).toBe('<p>first</p>')
  page?.enqueue(Buffer.from('<p>second</p>'))
  expect(String((await once(text, 'data'))[0])).toBe('<p>second</p>')
  page?.close()
  await once(text, 'end')
})

test('a stream that breaks breaks the answer instead of ending it', async () => {
  const source = new Readable({ read() {} })
  source.push('<p>first</p>')
  const app = await answering((reply) => reply.type('text/html').send(source))
  const response = await openStream(app, 'gzip')
  const broken = once(response, 'error')
  response.once('data', () => source.destroy(new Error('the database went away')))
  expect(String(await broken)).toContain('aborted')
  expect(response.complete).toBe(false)
})

test('who leaves ends the stream that was made for them', async () => {
  const source = new Readable({ read() {} })
  source.push('<p>first</p>')
  const app = await answering((reply) => reply.type('text/html').send(source))
  const response = await openStream(app, 'gzip')
  await once(response, 'data')
  const closed = once(source, 'close').catch(() => {})
  response.destroy()
  await closed
  expect(source.destroyed).toBe(true)
})
