import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { askShape } from './outgrown/ask-shape.ts'
import { expectAllKept } from './outgrown/expect-all-kept.ts'
import { startLoad } from './outgrown/start-load.ts'
import { type Shape, startShape } from './outgrown/start-shape.ts'
import { makePerson, signIn } from './people.ts'
import { sendPicture } from './permissions/send-picture.ts'
import { promise } from './promises.ts'
import { mountSmallDisk } from './small-disk.ts'
import { startApp } from './start-app.ts'

vi.setConfig({ testTimeout: 900_000 })

const FULL_MS = 20_000
const ROUNDS = 2
/** Somebody looks at a part that ended over it, and starts it again. */
const NOTICED_MS = 5_000

test('a full disk of the database, of its log, of the files or of a node loses nothing', async () => {
  const tried = promise(
    'A full disk of database, files or node loses and doubles nothing, and is over once there is room',
  )
  const disks = {
    data: await mountSmallDisk(600),
    wal: await mountSmallDisk(96),
    files: await mountSmallDisk(64),
    'web 1': await mountSmallDisk(32),
  }
  const shape = await startShape({
    places: {
      data: join(disks.data.folder, 'data'),
      wal: join(disks.wal.folder, 'wal'),
      files: join(disks.files.folder, 'files'),
      'web 1': join(disks['web 1'].folder, 'web 1'),
    },
    flags: ['min_wal_size=8MB', 'max_wal_size=32MB', 'checkpoint_timeout=30s'],
  })
  const load = await startLoad(shape)
  await load.onward(20)

  let full = 0
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, disk] of Object.entries(disks)) {
      const { acknowledged, refused } = load.tally
      const until = Date.now() + FULL_MS
      // The room of an old log that is given back meanwhile is taken too.
      while (Date.now() < until) {
        await disk.fill()
        if (name === 'wal') await writeLog(shape)
        await pause(200)
      }
      full++
      await disk.empty()
      console.log(
        `${name}: ${load.tally.acknowledged - acknowledged} kept, ${load.tally.refused - refused} refused`,
      )
      await pause(NOTICED_MS)
      for (const part of shape.parts) if (part.hasEnded()) await startAgain(part)
      await load.onward(20)
    }
  await load.end()
  const figures = await expectAllKept(shape, load)
  expect(load.tally.refused).toBeGreaterThan(0)
  console.log(`${figures}; ${full} full disks`)
  tried(`${load.tally.acknowledged} acknowledged requests, ${full} full disks`)
})

async function startAgain(part: Shape['parts'][number]) {
  console.log(`${part.name} had ended: ${part.said().trim().split('\n').slice(-3).join(' / ')}`)
  await part.start()
}

/** PostgreSQL keeps some of its log ready to be written over; another program uses that up. */
const writeLog = (shape: Shape) =>
  askShape(shape, `select pg_logical_emit_message(false, 'sojourn', repeat('x', 1000000))`).catch(() => {})

test('a node that keeps files on its own disk refuses them while it is full, and keeps those it has', async () => {
  const disk = await mountSmallDisk(32)
  const server = await startApp({ settings: { dataDir: disk.folder } })
  const browser = await signIn(server, await makePerson(server))
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const send = () => sendPicture(browser, address, '/account/profile-picture')
  const first = await send()
  expect(first.status).toBe(200)
  const files = async () =>
    (await readdir(join(disk.folder, 'files'), { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    ).length
  const kept = await files()

  await disk.fill()
  const refused = await send()
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
  expect(refused.headers['retry-after']).toBeDefined()
  expect(await files()).toBe(kept)
  expect((await fetch(new URL(first.body.data.profile_picture, address))).status).toBe(200)

  await disk.empty()
  expect((await send()).status).toBe(200)
})
