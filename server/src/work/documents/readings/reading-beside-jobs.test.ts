import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { drawPaper } from '../../../../../demo/src/drawing/draw-paper.ts'
import { askFor, sendDocument } from '../../../../test/documents.ts'
import { makeOrder } from '../../../../test/orders.ts'
import { readerEnders } from '../../../../test/papers/hostile-papers.ts'
import { makePerson, signIn } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { tendReadings } from '../../../ground/papers/read-waiting.ts'
import { MINUTE_MS } from '../../../platform/clock.ts'
import { transact } from '../../../platform/database/transact.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { runReader } from '../../../platform/papers/run-reader.ts'

const notes: string[] = []
const note = defineJob({
  name: 'note-beside-readings',
  schema: z.object({ text: z.string() }),
  run: async (_context, { text }) => notes.push(text),
})

const LETTER = drawPaper('A letter', [])

let server: TestApp
let origin: string
beforeAll(async () => {
  server = await openTestApp({ moreJobs: [note] })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

async function makeCase() {
  const owner = await makePerson(server)
  const client = await signIn(server, owner)
  const { id } = await makeOrder(server, { client: owner, status: 'paid' })
  const first = await askFor(server, id)
  const second = await client.post(`/orders/${id}/documents`, { name: 'A letter', given_by: 'client' })
  const paths = [first, second.body.data.uuid].map((document) => `/orders/${id}/documents/${document}`)
  const send = async (path: string, content: Buffer) => {
    const { status } = await sendDocument(origin, client, path, {
      name: 'paper.pdf',
      type: 'application/pdf',
      content,
    })
    expect(status).toBe(201)
  }
  const paperOf = async (path: string) => (await client.get(path)).body.data.versions[0].paper
  const looks = async () =>
    (await client.get(`/orders/${id}/documents/openings`)).body.data.items.filter(
      ({ is_machine }: { is_machine: boolean }) => is_machine,
    ).length
  return { paths, send, paperOf, looks }
}

test('what kills its reader is told, looked at once only, and the next file is read', async () => {
  const { paths, send, paperOf, looks } = await makeCase()
  const [bomb, letter] = paths as [string, string]
  const [, [, content] = ['', Buffer.alloc(0)]] = readerEnders()
  await send(bomb, content)
  expect(await server.runJobs()).toEqual([])
  const told = await paperOf(bomb)
  expect(told).toEqual({
    state: 'done',
    checks: [
      {
        ...{ rule: 'opens', name: 'Opening the file', answer: 'unsure' },
        text: 'We could not look into this file. That says nothing about it: please look at it with your own eyes.',
      },
    ],
    read: null,
  })

  server.clock.forward(11 * MINUTE_MS)
  await tendReadings.run(server.context, {})
  await send(letter, LETTER)
  expect(await server.runJobs()).toEqual([])
  expect(await looks()).toBe(2)
  expect(await paperOf(bomb)).toEqual(told)
  expect(await paperOf(letter)).toMatchObject({
    state: 'done',
    checks: [{ rule: 'opens', answer: 'fine' }, {}],
  })
})

test('a worker does its other jobs while it reads a file, and the next file waits for that one', async () => {
  const { paths, send, paperOf, looks } = await makeCase()
  const place = join(await mkdtemp(join(tmpdir(), 'sojourn-busy-')), 'program.mjs')
  await writeFile(place, 'process.stdin.resume().on("end", () => process.exit(0))')
  const long = new PassThrough()
  const busy = runReader(long, { mediaType: 'image/png', today: '2026-11-02', program: place })

  await server.context.jobs.start(server.context)
  for (const path of paths) await send(path, LETTER)
  await vi.waitFor(async () => expect(await looks()).toBe(1), 20_000)
  await transact(server.context, async (tx) => {
    for (const text of ['one', 'two', 'three']) await server.context.jobs.enqueue(tx, note, { text })
  })
  await vi.waitFor(() => expect(notes.toSorted()).toEqual(['one', 'three', 'two']), 20_000)
  const states = async () => (await Promise.all(paths.map(paperOf))).map(({ state }) => state)
  expect(await states()).toEqual(['checking', 'checking'])

  long.end()
  expect(await busy).toBe('crash')
  await vi.waitFor(async () => expect(await states()).toEqual(['done', 'done']), 40_000)
  expect(await looks()).toBe(2)
})
