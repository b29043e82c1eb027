import { defineCall, one } from '@sojourn/contract/calls/call'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { makePerson, signIn } from '../../../test/people.ts'
import { startApp } from '../../../test/start-app.ts'
import { Refusal } from '../refusal.ts'
import { handle } from './handler.ts'

const SHARED_MS = 2000

const call = defineCall({
  method: 'GET',
  path: '/test/shared',
  summary: 'Tells how often it was read.',
  who: 'anyone',
  sameForAll: true,
  query: z.object({ of: z.string().optional() }),
  reply: one(z.number()),
})

/** A call that visitors share, and what it waits for before it answers. */
async function sharing(shareReadsMs = SHARED_MS) {
  const seen = { reads: 0, wait: Promise.resolve() }
  const handler = handle(call, async ({ request }) => {
    seen.reads += 1
    const count = seen.reads
    await seen.wait
    if (request.headers['user-agent'] === 'greedy') throw new Refusal('too_many_tries')
    return { data: count }
  })
  const server = await startApp({ moreHandlers: [handler], settings: { shareReadsMs } })
  const ask = (query = '', headers: Record<string, string> = {}) =>
    server.app.inject({ url: `/api/test/shared${query}`, headers })
  return { server, seen, ask, read: async (query = '') => (await ask(query)).json().data }
}

test('visitors who ask alike within two seconds are answered by one reading, and another question by its own', async () => {
  const { server, seen, ask, read } = await sharing()
  expect(await Promise.all(Array.from({ length: 20 }, () => read()))).toEqual(
    Array.from({ length: 20 }, () => 1),
  )
  expect(await read('?of=others')).toBe(2)
  server.clock.forward(SHARED_MS - 1)
  expect(await read()).toBe(1)
  server.clock.forward(1)
  expect(await read()).toBe(3)
  expect(seen.reads).toBe(3)
  const answer = await ask()
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
})

test('whoever is signed in reads for themselves', async () => {
  const { server, read } = await sharing()
  const browser = await signIn(server, await makePerson(server))
  expect(await read()).toBe(1)
  expect((await browser.get('/test/shared')).body.data).toBe(2)
  expect(await read()).toBe(1)
})

test('who is refused for what they alone did refuses nobody who asked the same, and no refusal is kept', async () => {
  const { server, seen, ask, read } = await sharing()
  const gate = Promise.withResolvers<void>()
  seen.wait = gate.promise
  const greedy = ask('', { 'user-agent': 'greedy' })
  await expect.poll(() => seen.reads).toBe(1)
  const other = ask()
  await server.app.inject('/api/purposes')
  expect(seen.reads).toBe(1)
  gate.resolve()
  expect((await greedy).statusCode).toBe(429)
  expect((await other).json()).toEqual({ data: 2 })
  expect(await read()).toBe(3)
})

test('a name is told in the language of whoever asks', async () => {
  const { server } = await sharing()
  const entriesIn = async (language: string) =>
    (await server.app.inject({ url: '/api/passports/FI/entries', headers: { 'x-language': language } })).body
  const [english, french] = [await entriesIn('en'), await entriesIn('fr')]
  expect(english).toContain('"Germany"')
  expect(french).toContain('"Allemagne"')
  expect(await entriesIn('en')).toBe(english)
})

test('a server that is told to share nothing reads for each', async () => {
  const { read } = await sharing(0)
  expect([await read(), await read()]).toEqual([1, 2])
})
