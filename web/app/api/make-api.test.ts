import { expect, test } from 'vitest'
import { makeApi, type SendInit } from './api.ts'
import { ApiError, sentenceOf } from './api-error.ts'
import { readingApi } from './reading-api.ts'

function recording(status = 200, body = '{"data":{}}') {
  const sent: [string, SendInit][] = []
  const api = makeApi(async (path, init) => {
    sent.push([path, init])
    return { status, body }
  })
  return { api, sent }
}

test('what stands in the address is escaped, so that no name leads elsewhere', async () => {
  const { api, sent } = recording()
  await api('GET /consultants/{id}/articles/{slug}', { params: { id: 'a/../b', slug: 'wie?geht#es' } })
  expect(sent[0]?.[0]).toBe('/consultants/a%2F..%2Fb/articles/wie%3Fgeht%23es')
})

test('lists and filters go by their places, what is not set does not go', async () => {
  const { api, sent } = recording()
  await api('GET /staff/orders', {
    query: {
      limit: 10,
      query: undefined,
      cursor: undefined,
      filter: { status: ['1', '3'], progress: 'late' },
    },
  })
  expect(decodeURIComponent(sent[0]?.[0] ?? '')).toBe(
    '/staff/orders?limit=10&filter[status][0]=1&filter[status][1]=3&filter[progress]=late',
  )
})

test('a call without questions has no question mark', async () => {
  const { api, sent } = recording()
  await api('GET /purposes')
  expect(sent[0]?.[0]).toBe('/purposes')
})

test('a body is JSON and says so; a call without one says nothing of it', async () => {
  const { api, sent } = recording(204, '')
  const params = { id: 'p1' }
  expect(await api('DELETE /staff/people/{id}/sessions', { params })).toBeUndefined()
  await api('POST /staff/people/{id}/suspension', { params, body: { reason: 'Forged papers.' } })
  const [[, first], [, second]] = sent as [[string, SendInit], [string, SendInit]]
  expect(first).toEqual({ method: 'DELETE', headers: { accept: 'application/json' } })
  expect(second.body).toBe('{"reason":"Forged papers."}')
  expect(second.headers?.['content-type']).toBe('application/json')
})

test('a key, a way to give up and staying alive go along only where they were given', async () => {
  const { api, sent } = recording()
  const { signal } = new AbortController()
  await api('GET /purposes', {}, { idempotencyKey: 'k1', signal, keepalive: true })
  expect(sent[0]?.[1]).toMatchObject({ signal, keepalive: true, headers: { 'idempotency-key': 'k1' } })
})

test('a refusal carries the server’s own words, fields and number', async () => {
  const body = {
    message: 'Please check.',
    code: 'invalid_fields',
    request_id: 'r1',
    errors: [{ field: 'a', message: 'b' }],
  }
  const { api } = recording(422, JSON.stringify(body))
  await expect(api('GET /purposes')).rejects.toMatchObject({
    status: 422,
    message: 'Please check.',
    code: 'invalid_fields',
    requestId: 'r1',
    fields: [{ field: 'a', message: 'b' }],
  })
})

test('what a gateway answers in HTML is a refusal without words', async () => {
  const { api } = recording(502, '<html>Bad gateway</html>')
  await expect(api('GET /purposes')).rejects.toMatchObject({ status: 502, message: '', fields: [] })
})

test.each([
  [new ApiError(409, { message: 'It is closed.' }), 'It is closed.'],
  [new ApiError(502, {}), 'Please try again'],
  [ApiError.unreachable(), 'Please try again'],
  [new TypeError('x is not a function'), 'Please try again'],
  [undefined, 'Please try again'],
])('people never read what a program says: %#', (error, words) => {
  expect(sentenceOf(error, 'Please try again')).toBe(words)
})

test('while a page is rendered the same calls are read in the process', async () => {
  const asked: unknown[] = []
  const api = readingApi(async (address, input) => {
    asked.push([address, input])
    return address === 'GET /purposes'
      ? { status: 200, body: { data: { items: [] } } }
      : { status: 404, body: { message: 'We could not find that.', code: 'not_found', request_id: 'r1' } }
  })
  expect(await api('GET /purposes')).toEqual({ data: { items: [] } })
  await expect(api('GET /goals/{id}', { params: { id: 7 } })).rejects.toMatchObject({ status: 404 })
  expect(asked).toEqual([
    ['GET /purposes', {}],
    ['GET /goals/{id}', { params: { id: 7 } }],
  ])
})
