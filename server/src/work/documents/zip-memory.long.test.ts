import { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askFor, byClient } from '../../../test/documents.ts'
import { makeOrder } from '../../../test/orders.ts'
import { makePerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { addDocument } from './add-document.ts'
import { downloadAll } from './download-all.ts'
import { handOver } from './upload-version.ts'

const MB = 2 ** 20
const FILES = 12
const FILE_BYTES = 20_000_000
const MOST_ADDED = 16 * MB

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

/** The bytes are made as they are read. */
function* bytes(left: number) {
  for (; left > 0; left -= 65_536) yield Buffer.alloc(Math.min(left, 65_536), left % 251)
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Memory that waits to be collected does not count. */
function held() {
  collect()
  const { external, heapUsed } = process.memoryUsage()
  return external + heapUsed
}

test('a ZIP of 240 MB holds less than 16 MB of memory at any time', async () => {
  const client = await makePerson(server)
  const person = { kind: 'person', id: client.id } as Parameters<typeof downloadAll>[1]
  const { id: orderId } = await makeOrder(server, { client, status: 'paid' })
  await askFor(server, orderId)
  for (let n = 0; n < FILES; n += 1) {
    const wanted = { name: `Paper ${n}`, given_by: 'client', mandatory: false } as const
    const { uuid } = await addDocument(byClient(server, client), person, orderId, wanted)
    const open = () => Readable.from(bytes(FILE_BYTES))
    const file = { name: `paper-${n}.pdf`, mediaType: 'application/pdf', size: FILE_BYTES, open }
    await handOver(byClient(server, client), client, { orderId, id: uuid }, file)
  }
  const { content } = await downloadAll(server.context, person, orderId)
  const before = held()
  let most = 0
  let size = 0
  let looked = 0
  for await (const part of content) {
    size += (part as Buffer).length
    if (size - looked < 4 * MB) continue
    looked = size
    most = Math.max(most, held() - before)
  }
  expect(size).toBeGreaterThan(FILES * FILE_BYTES)
  expect(most).toBeLessThan(MOST_ADDED)
}, 300_000)
