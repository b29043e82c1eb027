import { once } from 'node:events'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../src/platform/clock.ts'
import { reachOnce } from '../src/platform/database/reach-once.ts'
import { openFiles } from '../src/platform/files/open-files.ts'
import { openSmtpMailer } from '../src/platform/mail/smtp-mailer.ts'
import { StartFailure } from '../src/platform/start-failure.ts'
import { readSettings } from '../src/settings/settings.ts'
import { startServer } from '../src/start-server.ts'
import { tryOutside } from '../src/try-outside.ts'
import { copyDatabase } from './database.ts'
import { startFakeS3 } from './fake-s3.ts'
import { openWayTo } from './frozen-way.ts'
import { startMailServer } from './mail-server.ts'
import { quickFolder } from './quick-folder.ts'
import { startServerProcess } from './server-process.ts'
import { testSettings } from './settings.ts'

let folder: string
beforeAll(async () => {
  folder = await quickFolder('sojourn-failures-')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error) => (error instanceof StartFailure ? error.message : `no sentence: ${error}`),
  )

async function nobodyAt() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

test('a taken port is found before anything is made', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  const dataDir = join(folder, 'never-made')
  const settings = testSettings(dataDir, { port })
  expect(await failureOf(startServer(settings, () => {}))).toBe(
    `Port ${port} is taken; end what uses it or set PORT to another.`,
  )
  await expect(readdir(dataDir)).rejects.toThrow('ENOENT')
})

describe('a database that cannot be used is one sentence', () => {
  test.each([
    [
      'nobody is there',
      { port: '1' },
      /^PostgreSQL at 127\.0\.0\.1:1 does not answer \(.*ECONNREFUSED.*\); start it, or/,
    ],
    [
      'the password is wrong',
      { password: 'wrong' },
      /does not let sojourn in \(.*\); correct the user and the password/,
    ],
    ['it has no such database', { pathname: '/nowhere' }, /has no database nowhere; create it, or correct/],
    [
      'no such host',
      { hostname: 'nowhere.invalid' },
      /does not answer \(.*ENOTFOUND|EAI_AGAIN.*\); start it, or/,
    ],
  ])('%s', async (_what, wrong, sentence) => {
    const { url, drop } = await copyDatabase()
    onTestFinished(drop)
    await reachOnce(url)
    const said = await failureOf(reachOnce(Object.assign(new URL(url), { search: '' }, wrong).href))
    expect(said).toMatch(sentence)
    expect(said).not.toContain(new URL(url).password)
  })
})

test('PostgreSQL that goes away during a start is one sentence', async () => {
  const { url, drop } = await copyDatabase()
  onTestFinished(drop)
  const way = await openWayTo(url)
  const dataDir = join(folder, 'goes-away')
  const server = startServerProcess(dataDir, {
    DATABASE_URL: way.url,
    ROLE: 'worker',
    DEMO: '1',
    QUICK_PASSWORDS: '',
    SECRET: 'a secret for tests, 32 characters or more',
  })
  await server.heard(/Filling the demo story: agents \d+ of \d+/)
  way.close()
  const { code, error } = await server.ended
  expect(error).toMatch(
    /^PostgreSQL at 127\.0\.0\.1:\d+ went away while the server started \(.+\); see that it runs, then start this server again\.\n$/,
  )
  expect(code).toBe(1)
})

describe('parts outside that cannot be used', () => {
  const none = { reach: async () => {} }
  async function told(parts: { mailer?: object; files?: object }, settings: object) {
    const said: string[] = []
    const context = { settings: testSettings(folder, settings), mailer: none, files: none, ...parts }
    await tryOutside(context as unknown as Parameters<typeof tryOutside>[0], (sentence) =>
      said.push(sentence),
    )
    return said
  }

  test('a mail server', async () => {
    const open = (url: string) =>
      openSmtpMailer({ url, from: 'a@b.example', origin: 'http://b.example', clock: systemClock })
    const right = await startMailServer()
    const wrong = `smtp://127.0.0.1:${await nobodyAt()}`
    expect(await told({ mailer: open(right.url) }, { mail: { kind: 'smtp', url: right.url } })).toEqual([])
    expect(await told({ mailer: open(wrong) }, { mail: { kind: 'smtp', url: wrong } })).toEqual([
      expect.stringMatching(
        /^The mail server at 127\.0\.0\.1:\d+ cannot be used \(.+\); mails wait until it can\. Look at SMTP_URL\.$/,
      ),
    ])
  })

  test('a bucket that is not there, keys that are wrong, and nobody at the address', async () => {
    const s3 = await startFakeS3()
    onTestFinished(s3.close)
    const tell = async (changed: object) => {
      const files = { ...s3.settings, ...changed }
      return told({ files: await openFiles({ dataDir: folder, files }) }, { files })
    }
    expect(await tell({})).toEqual([])
    expect([...s3.objects.keys()]).toEqual([])
    expect(await tell({ bucket: 'nowhere' })).toEqual([
      expect.stringMatching(
        /^The bucket nowhere at http:\/\/127\S+ cannot be used \(.*404\); files can be neither/,
      ),
    ])
    expect(await tell({ accessKey: 'wrong' })).toEqual([expect.stringContaining('403); files can be')])
    expect(await tell({ endpoint: `http://127.0.0.1:${await nobodyAt()}` })).toEqual([
      expect.stringContaining('cannot be used ('),
    ])
  })

  test('a store that gives other bytes back than it was given', async () => {
    const s3 = await startFakeS3('broken')
    onTestFinished(s3.close)
    const files = s3.settings
    expect(await told({ files: await openFiles({ dataDir: folder, files }) }, { files })).toEqual([
      expect.stringContaining('cannot be used (what is kept there does not come back as it was)'),
    ])
  })
})

test('a folder that cannot be written is one sentence', async () => {
  const dataDir = join(folder, 'a-file')
  await writeFile(dataDir, '')
  const env = { DATA_DIR: dataDir, DEMO: '0' }
  const sentence = /^The data folder \S+ cannot be (written|used) \(.+\)(;|\.) [^\n]+\.$/
  expect(await failureOf(Promise.resolve().then(() => readSettings(env)))).toMatch(sentence)
  const files = await openFiles({ dataDir, files: { kind: 'disk' } })
  expect(await failureOf(files.reach())).toMatch(sentence)
  await mkdir(join(folder, 'a-folder'))
  await (await openFiles({ dataDir: join(folder, 'a-folder'), files: { kind: 'disk' } })).reach()
})

test('whoever names no environment runs libraries as they are for people, not for those who debug them', async () => {
  const tell = "process.on('exit', () => console.log('libraries are for', process.env.NODE_ENV))"
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(tell)}`]
  const nowhere = {
    DATABASE_URL: `postgres://sojourn@127.0.0.1:${await nobodyAt()}/sojourn`,
    SECRET: 'x'.repeat(32),
    QUICK_PASSWORDS: '',
  }
  const server = startServerProcess(join(folder, 'of-libraries'), nowhere, flags)
  expect((await server.ended).out).toContain('libraries are for production')
})
