import { afterEach, expect, test, vi } from 'vitest'
import { makeQueryClient } from '../session/query-client.ts'
import { at, callQuery, pagesQuery, partQuery, under } from './call-query.ts'

const network = vi.fn<(path: string) => Promise<Response>>()

afterEach(() => network.mockReset())

/** The network answers each page with its own address and names the next one. */
function answersWith(data: (path: string) => unknown) {
  network.mockImplementation(async (path) => Response.json({ data: data(path) }))
  vi.stubGlobal('fetch', network)
}
const sent = () => network.mock.calls.map(([path]) => path)

test('a query asks its call for what it was given', async () => {
  answersWith((path) => ({ items: [path] }))
  const queries = makeQueryClient()
  const query = { limit: 10, cursor: undefined }
  expect(await queries.fetchQuery(callQuery('GET /orders', { query }))).toEqual({
    items: ['/api/orders?limit=10'],
  })
  const timezones = partQuery('GET /account/timezone?showAvailable=1', 'items')
  expect(await queries.fetchQuery(timezones)).toEqual(['/api/account/timezone?showAvailable=1'])
})

test('a list goes on where its page ended, messages by their own name for it', async () => {
  answersWith((path) => ({ items: [path], pagination: { next_cursor: path.includes('c2') ? null : 'c2' } }))
  const queries = makeQueryClient()
  const goals = await queries.fetchInfiniteQuery({
    ...pagesQuery('GET /goals', { query: { limit: 5 } }),
    pages: 3,
  })
  expect(goals.pages).toHaveLength(2)
  const read = pagesQuery('GET /staff/conversations/{id}/messages', { params: { id: 'k' } })
  await queries.fetchInfiniteQuery({ ...read, pages: 2 })
  expect(sent()).toEqual([
    '/api/goals?limit=5',
    '/api/goals?limit=5&cursor=c2',
    '/api/staff/conversations/k/messages',
    '/api/staff/conversations/k/messages?next=c2',
  ])
})

test('a change reaches what lies at and under its address, and nothing beside it', async () => {
  const queries = makeQueryClient()
  const known = {
    order: callQuery('GET /orders/{uuid}', { params: { uuid: 'a' } }),
    work: callQuery('GET /orders/{uuid}/work', { params: { uuid: 'a' } }),
    other: callQuery('GET /orders/{uuid}/work', { params: { uuid: 'b' } }),
    list: callQuery('GET /orders', { query: { limit: 10 } }),
    goal: callQuery('GET /goals/{id}', { params: { id: 7 } }),
    account: callQuery('GET /account'),
    devices: partQuery('GET /account/devices', 'items'),
  }
  async function reached(those: Parameters<typeof queries.invalidateQueries>[0]) {
    for (const { queryKey } of Object.values(known)) queries.setQueryData<unknown>([...queryKey], {})
    await queries.invalidateQueries(those)
    return Object.entries(known).flatMap(([name, { queryKey }]) =>
      queries.getQueryState([...queryKey])?.isInvalidated ? [name] : [],
    )
  }
  expect(await reached(under('/orders/{uuid}', { uuid: 'a' }))).toEqual(['order', 'work'])
  expect(await reached(under('/orders'))).toEqual(['order', 'work', 'other', 'list'])
  expect(await reached(at('GET /orders/{uuid}/work'))).toEqual(['work', 'other'])
  expect(await reached(at('GET /orders/{uuid}/work', { uuid: 'b' }))).toEqual(['other'])
  expect(await reached(under('/goals/{id}', { id: '7' }))).toEqual(['goal'])
  expect(await reached(known.account)).toEqual(['account'])
})
