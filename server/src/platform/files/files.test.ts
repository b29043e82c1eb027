import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type FakeS3, startFakeS3 } from '../../../test/fake-s3.ts'
import { HOUR_MS } from '../clock.ts'
import type { Files } from './files.ts'
import { openFiles } from './open-files.ts'

let folder: string
let s3: FakeS3
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sojourn-files-'))
  s3 = await startFakeS3()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const png = { contentType: 'image/png', size: 5 }
const content = (text: string) => Readable.from([Buffer.from(text)])
const read = async (files: Files, key: string) => {
  const stream = await files.get(key)
  return stream && (await buffer(stream)).toString()
}

describe.each(['disk', 's3'] as const)('files on %s', (kind) => {
  let files: Files
  beforeAll(async () => {
    files = await openFiles({ dataDir: folder, files: kind === 's3' ? s3.settings : { kind } })
  })

  test('what was put comes back, and a second put replaces it', async () => {
    await files.put('documents/one', content('first'), png)
    expect(await read(files, 'documents/one')).toBe('first')
    await files.put('documents/one', content('other'), png)
    expect(await read(files, 'documents/one')).toBe('other')
  })

  test('what is not there is told, not thrown', async () => {
    expect(await files.exists('documents/none')).toBe(false)
    expect(await files.get('documents/none')).toBeNull()
    await files.put('documents/two', content('there'), png)
    expect(await files.exists('documents/two')).toBe(true)
    await files.remove('documents/two')
    expect(await files.exists('documents/two')).toBe(false)
    await files.remove('documents/two')
  })

  test.each([
    ['shorter', 'fou'],
    ['longer', 'longer'],
  ])('a stream %s than was said is refused and leaves the old file', async (_what, text) => {
    await files.put('documents/kept', content('first'), png)
    await expect(files.put('documents/kept', content(text), png)).rejects.toThrow()
    expect(await read(files, 'documents/kept')).toBe('first')
  })

  test('a source that breaks leaves nothing behind', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('abc')
        throw new Error('the person went away')
      })(),
    )
    await expect(files.put('documents/broken', broken, png)).rejects.toThrow('the person went away')
    expect(await files.exists('documents/broken')).toBe(false)
  })

  test('a large file passes in pieces', async () => {
    const pieces = 512
    const piece = Buffer.alloc(64 * 1024, 'x')
    const source = Readable.from(Array<Buffer>(pieces).fill(piece))
    const size = pieces * piece.length
    await files.put('documents/large', source, { contentType: 'application/pdf', size })
    let seen = 0
    for await (const part of (await files.get('documents/large')) as Readable) seen += (part as Buffer).length
    expect(seen).toBe(size)
  })

  test.each(['../secret', 'documents/../../secret', '/etc/passwd', 'a//b', 'Passport.pdf', '', '.drafts/x'])(
    'the key %j is refused',
    async (key) => {
      await expect(files.put(key, content('first'), png)).rejects.toThrow('no key')
      await expect(files.get(key)).rejects.toThrow('no key')
      await expect(files.exists(key)).rejects.toThrow('no key')
      await expect(files.remove(key)).rejects.toThrow('no key')
    },
  )
})

test('the store is told what kind of file it is', async () => {
  const files = await openFiles({ dataDir: folder, files: s3.settings })
  await files.put('pictures/one', content('first'), png)
  expect(s3.objects.get('papers/pictures/one')).toMatchObject({ contentType: 'image/png' })
})

test('the store is asked at the time the nodes agreed on', async () => {
  let correction = 0
  const clock = { now: () => new Date(), correction: () => correction }
  const files = await openFiles({ dataDir: folder, files: s3.settings }, clock)
  for (correction of [0, 2 * HOUR_MS, -2 * HOUR_MS]) {
    await files.put('pictures/one', content('first'), png)
    const [day, time] = (s3.signed.at(-1) ?? '').split('T')
    const agreed = new Date(Date.now() + correction).toISOString().replaceAll(/[-:]/g, '')
    expect([day, time?.slice(0, 2)]).toEqual([agreed.slice(0, 8), agreed.slice(9, 11)])
  }
})

test('a store older than the newest checksums gives back the very bytes', async () => {
  const older = await startFakeS3('older')
  onTestFinished(older.close)
  const files = await openFiles({ dataDir: folder, files: older.settings })
  const bytes = Buffer.from([...Array(256).keys()])
  await files.put('documents/bytes', Readable.from([bytes]), { ...png, size: bytes.length })
  expect(older.objects.get('papers/documents/bytes')?.body).toEqual(bytes)
  expect(await buffer((await files.get('documents/bytes')) as Readable)).toEqual(bytes)
})

test('a disk keeps no half-written files', async () => {
  expect(await readdir(join(folder, 'files/.drafts'))).toEqual([])
})
