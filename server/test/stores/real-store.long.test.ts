import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readFilesBack } from '../../src/ground/files/read-files-back.ts'
import { openFiles } from '../../src/platform/files/open-files.ts'
import { openSealedFile } from '../../src/platform/files/sealed-files.ts'
import { tryFiles } from '../../src/platform/files/try-files.ts'
import { handOverPassport } from '../documents.ts'
import { makeOrder } from '../orders.ts'
import { makePerson } from '../people.ts'
import { pdf } from '../sample-files.ts'
import { startApp } from '../start-app.ts'
import { startCeph } from './start-ceph.ts'

vi.setConfig({ testTimeout: 300_000 })

/** Beside the S3 server of the outgrown shape: another make, older than the newest checksums. */
test('Ceph gives back the very bytes, small and large, and a document handed over there counts as kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-ceph-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const settings = await startCeph(folder)
  const files = await openFiles({ dataDir: folder, files: settings })
  await files.reach()
  await tryFiles(files)

  for (const size of [0, 1, 65_536, 65_537, 25_000_000]) {
    const bytes = randomBytes(size)
    const facts = { contentType: 'application/pdf', size }
    await files.put(`documents/of-${size}`, Readable.from([bytes]), facts)
    const kept = await buffer((await files.get(`documents/of-${size}`)) as Readable)
    expect(bytes.equals(kept), `${size} bytes`).toBe(true)
    await files.remove(`documents/of-${size}`)
    expect(await files.exists(`documents/of-${size}`)).toBe(false)
  }
  const broken = Readable.from([randomBytes(10)])
  await expect(files.put('documents/half', broken, { contentType: 'x/y', size: 20 })).rejects.toThrow()
  expect(await files.get('documents/half')).toBeNull()

  const server = await startApp({ settings: { files: settings } })
  const client = await makePerson(server)
  const { id: order } = await makeOrder(server, { client, status: 'paid' })
  await handOverPassport(server, client, order)
  await readFilesBack.run(server.context, {})
  const { rows } = await server.context.pool.query('select id, kept_at from sealed_file')
  expect(rows).toEqual([{ id: expect.any(String), kept_at: server.clock.now() }])
  const opened = await buffer((await openSealedFile(server.context, rows[0].id)) as Readable)
  expect(pdf.equals(opened)).toBe(true)
})
