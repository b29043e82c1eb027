import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { StartFailure } from '../start-failure.ts'
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbedded } from './embedded.ts'
import { stopOrphan } from './embedded-orphan.ts'
import { findRunning } from './embedded-running.ts'
import { newClient } from './new-client.ts'

const root = process.getuid?.() === 0
let home: string
let dataDir: string
let running: EmbeddedPostgres[]

// Making a cluster takes most of a second, so the tests share one unless they need a folder of their own.
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'sojourn-embedded-'))
  await chmod(home, 0o755)
})

beforeEach(() => {
  dataDir = path.join(home, 'postgres')
  running = []
})

afterEach(async () => {
  for (const postgres of running) await postgres.stop()
})

afterAll(() => rm(home, { recursive: true, force: true }))

test('rows are there after a stop and a start', async () => {
  const first = await start({ durable: true })
  await ask(first.url, 'CREATE TABLE notes (text text)')
  await ask(first.url, "INSERT INTO notes VALUES ('Grüße')")
  await first.stop()

  const second = await start()
  expect(await ask(second.url, 'SELECT text FROM notes')).toEqual([{ text: 'Grüße' }])
})

test('it is PostgreSQL 18 with the locale, encoding and settings we ask for', async () => {
  const { url } = await start()
  const [row] = await ask(
    url,
    `SELECT current_setting('server_version') AS version, current_setting('jit') AS jit,
            datlocale, pg_encoding_to_char(encoding) AS encoding
       FROM pg_database WHERE datname = current_database()`,
  )
  expect(row).toEqual({
    version: expect.stringMatching(/^18\./),
    jit: 'off',
    datlocale: 'C.UTF-8',
    encoding: 'UTF8',
  })
})

test('it is asked through a socket in its folder, of which a killed one leaves none behind', async () => {
  const { onLost, lost } = hearLoss()
  const first = await start({ onLost })
  expect(await wayIn(first.url)).toBe('socket')
  process.kill(await postmasterPid(), 'SIGKILL')
  await lost
  await first.stop()

  const healed = await start()
  expect(await wayIn(healed.url)).toBe('socket')
  const { port } = new URL(healed.url)
  const sockets = (await readdir(dataDir)).filter((name) => name.startsWith('.s.'))
  expect(sockets).toEqual([`.s.PGSQL.${port}`, `.s.PGSQL.${port}.lock`])
})

test('it is asked through the loopback where the path of its folder is too long for a socket', async () => {
  dataDir = path.join(home, 'long'.repeat(30))
  const { url } = await start()
  expect(await wayIn(url)).toBe('loopback')
  expect(await findRunning(dataDir)).toBe(url)
})

test('nobody enters without the password, and only its owner reads that', async () => {
  const { url } = await start()
  await expect(ask(url.replace(/:[^:@]+@/, ':guess@'), 'SELECT 1')).rejects.toThrow('password authentication')
  expect((await stat(path.join(dataDir, 'sojourn.password'))).mode & 0o777).toBe(0o600)
})

test('flushes to disk unless told that nothing needs to last', async () => {
  const lasting = await start({ durable: true })
  expect(await ask(lasting.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }])
  await lasting.stop()
  const passing = await start({ durable: false })
  expect(await ask(passing.url, 'SHOW fsync')).toEqual([{ fsync: 'off' }])
})

test('a second server on the same folder is refused, and may come once the first has stopped', async () => {
  const first = await start()
  await expect(start()).rejects.toThrow(/Another server is already running on/)
  await first.stop()
  await start()
})

test('kill -9 of the server ends PostgreSQL, and the next start has every committed row', async () => {
  const { server, url } = await startInOwnProcess()
  await ask(url, 'CREATE TABLE counted (n int)')
  for (let n = 0; n < 20; n++) await ask(url, `INSERT INTO counted VALUES (${n})`)
  server.kill('SIGKILL')
  await once(server, 'exit')

  const healed = await start()
  expect(await ask(healed.url, 'SELECT count(*)::int AS rows FROM counted')).toEqual([{ rows: 20 }])
  expect(await answers(url)).toBe(false)
})

test('kill -9 of the server alone is enough for PostgreSQL to end by itself', async () => {
  const { server, url } = await startInOwnProcess()
  expect(await answers(url)).toBe(true)
  server.kill('SIGKILL')
  await expect.poll(() => answers(url)).toBe(false)
})

test('kill -9 of PostgreSQL is noticed, and the next start replays its log', async () => {
  const { onLost, lost } = hearLoss()
  const first = await start({ durable: true, onLost })
  await ask(first.url, 'CREATE TABLE kept (n int)')
  process.kill(await postmasterPid(), 'SIGKILL')
  expect(await lost).toMatch(/^PostgreSQL ended by itself/)
  await first.stop()

  const healed = await start()
  expect(await ask(healed.url, 'SELECT count(*)::int AS rows FROM kept')).toEqual([{ rows: 0 }])
})

test('connections that are closing hear no error, and one left open does not hold up the stop', async () => {
  const { url, stop } = await start()
  const errors: string[] = []
  const open = async () => {
    const client = newClient(url)
    client.on('error', (error) => errors.push(error.message))
    await client.connect()
    return client
  }
  const closing = await Promise.all([open(), open(), open(), open(), open()])
  for (const client of closing) void client.end()
  await stop()
  expect(errors).toEqual([])

  const again = await start()
  const forgotten = newClient(again.url)
  const { promise: cut, resolve } = Promise.withResolvers<Error>()
  forgotten.on('error', resolve)
  await forgotten.connect()
  await again.stop()
  expect((await cut).message).toMatch(/terminat/)
})

test('a PostgreSQL left behind is told to stop', async () => {
  const { onLost, lost } = hearLoss()
  const { url } = await start({ onLost })
  await stopOrphan(dataDir)
  await lost
  expect(await answers(url)).toBe(false)
})

test('a stale postmaster.pid whose number belongs to another process harms neither', async () => {
  await (await start()).stop()
  const bystander = spawn('sleep', ['60'])
  try {
    const pidFile = path.join(dataDir, 'postmaster.pid')
    await writeFile(pidFile, `${bystander.pid}\n${dataDir}\n1700000000\n5432\n\n127.0.0.1\n  1 2\nready\n`)
    await start()
    expect(bystander.exitCode ?? bystander.signalCode).toBeNull()
  } finally {
    bystander.kill()
  }
})

test('an empty postmaster.pid does not stop the start', async () => {
  await (await start()).stop()
  await writeFile(path.join(dataDir, 'postmaster.pid'), '')
  await start()
})

test('what a cut off first start left is cleared away', async () => {
  dataDir = path.join(home, 'cut-off')
  await mkdir(`${dataDir}.making/cluster/base`, { recursive: true })
  await start()
  await expect(stat(`${dataDir}.making`)).rejects.toThrow('ENOENT')
})

test.each([
  { what: 'another major version', files: { PG_VERSION: '16\n' }, says: /holds data of PostgreSQL 16/ },
  { what: 'a PostgreSQL not ours', files: { PG_VERSION: '18\n' }, says: /this server did not make/ },
  { what: 'something else', files: { 'thesis.odt': 'dear' }, says: /files that are no PostgreSQL data/ },
])('a folder holding $what is refused and left alone', async ({ files, says }) => {
  dataDir = await mkdtemp(path.join(home, 'foreign-'))
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(dataDir, name), text)

  const refusal = await start().catch((error) => error)
  expect(refusal).toBeInstanceOf(StartFailure)
  expect(refusal.message).toMatch(says)
  expect(refusal.message).toContain('Set DATA_DIR to another folder')
  for (const [name, text] of Object.entries(files)) {
    expect(await readFile(path.join(dataDir, name), 'utf8')).toBe(text)
  }
})

test('works in a folder only its owner enters', async () => {
  const closed = path.join(home, 'closed')
  await mkdir(closed, { mode: 0o700 })
  dataDir = path.join(closed, 'postgres')
  const { url } = await start()
  expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  // PostgreSQL started by root is somebody else, to whom this folder is closed.
  expect((await stat(dataDir)).uid === process.getuid?.()).toBe(!root)
})

test('a place where no folder can be made is refused in a sentence', async () => {
  // Even root makes no folder below a file.
  await writeFile(path.join(home, 'file'), '')
  dataDir = path.join(home, 'file/postgres')
  const refusal = await start().catch((error) => error)
  expect(refusal).toBeInstanceOf(StartFailure)
  expect(refusal.message).toMatch(/cannot be used .* Set DATA_DIR to a folder/)
})

async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbedded({ dataDir, durable: false, ...options })
  running.push(postgres)
  return postgres
}

/** The real server runs like this: in a process that can be killed. */
async function startInOwnProcess(): Promise<{ server: ChildProcess; url: string }> {
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(path.join(import.meta.dirname, 'embedded.ts'))})
    const { url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} })
    console.log(url)`
  const server = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(server.stdout!, 'data')
  return { server, url: String(line).trim() }
}

async function ask(connectionString: string, sql: string): Promise<unknown[]> {
  const client = newClient(connectionString)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

function hearLoss() {
  const { promise: lost, resolve: onLost } = Promise.withResolvers<string>()
  return { lost, onLost }
}

async function wayIn(url: string) {
  const [row] = await ask(
    url,
    `SELECT CASE WHEN inet_server_addr() IS NULL THEN 'socket' ELSE 'loopback' END AS way`,
  )
  return (row as { way: string }).way
}

async function postmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(path.join(dataDir, 'postmaster.pid'), 'utf8'), 10)
}

function answers(url: string): Promise<boolean> {
  return ask(url, 'SELECT 1').then(
    () => true,
    () => false,
  )
}
