import { readdir, readlink } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { handOverPassport } from '../../../test/documents.ts'
import { makeOrder } from '../../../test/orders.ts'
import { makePerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { openSealedFile } from '../files/sealed-files.ts'
import { scanSealedFile } from './scan-sealed-file.ts'
import { noScanner } from './scanner.ts'

let server: TestApp
let file: string

beforeAll(async () => {
  server = await openTestApp({ replaced: { scanner: noScanner } })
  const client = await makePerson(server)
  const { id: order } = await makeOrder(server, { client, status: 'paid' })
  const document = await handOverPassport(server, client, order)
  const { rows } = await server.context.pool.query(
    'select file_id from document_version where document_id = $1',
    [document],
  )
  file = rows[0].file_id
})

async function timesOpen() {
  const folder = '/proc/self/fd'
  const targets = await Promise.all(
    (await readdir(folder)).map((fd) => readlink(`${folder}/${fd}`).catch(() => '')),
  )
  return targets.filter((target) => target.endsWith(`/sealed/${file}`)).length
}

const isClosed = () => expect.poll(timesOpen).toBe(0)

test('a scanner that reads nothing leaves the file closed', async () => {
  expect(await scanSealedFile(server.context, file)).toBe('unscanned')
  await isClosed()
})

test('a file that is let go before anybody read from it is closed', async () => {
  const content = await openSealedFile(server.context, file)
  expect(await timesOpen(), 'it is open until then').toBe(1)
  content?.destroy()
  await isClosed()
})

test('a file that is gone has no answer', async () => {
  expect(await scanSealedFile(server.context, '0b8f3c1e-8d7a-4a6e-9a53-6f1d2c3b4a50')).toBeNull()
})
