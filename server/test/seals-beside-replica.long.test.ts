import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { appendFile, chown, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sealEntries } from '../src/money/ledger/seal-ledger.ts'
import { promiseToSeal } from '../src/money/ledger/seal-store.ts'
import { faultsOf, verifyLedger } from '../src/money/ledger/verify-ledger.ts'
import { stopwatch, systemClock } from '../src/platform/clock.ts'
import { openDatabase, openPool } from '../src/platform/database/database.ts'
import { PASSWORD_FILE, startEmbedded } from '../src/platform/database/embedded.ts'
import { findOwner, findPrograms } from '../src/platform/database/embedded-programs.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { inTransaction } from '../src/platform/database/transact.ts'
import { postOrder } from './books.ts'
import { freePorts } from './outgrown/free-ports.ts'
import { quickFolder } from './quick-folder.ts'

vi.setConfig({ testTimeout: 300_000 })

/** A replica in another town is as far: each commit waits for it. */
const AWAY_MS = 20
const ABREAST = 24
const SECONDS = 8

/** A primary with a synchronous replica that applies each commit a little later; answers the address of the primary. */
async function startWithReplica() {
  const folder = await quickFolder('sojourn-replica-')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [primaryDir, replicaDir] = [join(folder, 'primary'), join(folder, 'replica')]
  const primary = await startEmbedded({ dataDir: primaryDir })
  onTestFinished(() => primary.stop())
  await migrate(primary.url)
  const pool = openPool(primary.url, () => {}, { size: ABREAST + 4 })
  onTestFinished(() => pool.end())

  const backup = await pool.connect()
  await backup.query("select pg_backup_start('replica', true)")
  await promisify(execFile)('cp', ['-a', primaryDir, replicaDir])
  const { rows } = await backup.query('select labelfile from pg_backup_stop()')
  backup.release()
  await rm(join(replicaDir, 'postmaster.pid'), { force: true })
  await writeFile(join(replicaDir, 'backup_label'), rows[0].labelfile)
  await writeFile(join(replicaDir, 'standby.signal'), '')
  const owner = await findOwner(primaryDir)
  if (owner)
    for (const name of ['backup_label', 'standby.signal'])
      await chown(join(replicaDir, name), owner.uid, owner.gid)
  const password = await readFile(join(primaryDir, PASSWORD_FILE), 'utf8')
  const { port } = new URL(primary.url)
  const way = `host=127.0.0.1 port=${port} user=sojourn password=${password} application_name=replica`
  await appendFile(
    join(replicaDir, 'postgresql.auto.conf'),
    `primary_conninfo = '${way}'\nrecovery_min_apply_delay = ${AWAY_MS}\n`,
  )
  const programs = await findPrograms(replicaDir, owner)
  const [own] = await freePorts()
  const settings = ['-c', `port=${own}`, '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
  const replica = programs.launch(programs.postgres, ['-D', replicaDir, ...settings])
  const said: string[] = []
  replica.stderr?.on('data', (lines) => said.push(String(lines)))
  const ended = once(replica, 'close')
  onTestFinished(async () => {
    await pool.query("alter system set synchronous_standby_names = ''")
    await pool.query('select pg_reload_conf()')
    replica.kill('SIGQUIT')
    await ended
  })
  await pool.query('alter system set synchronous_standby_names = replica')
  await pool.query('alter system set synchronous_commit = remote_apply')
  await pool.query('select pg_reload_conf()')
  await vi.waitFor(
    async () => {
      const { rows: seen } = await pool.query('select sync_state from pg_stat_replication')
      expect(seen, said.join('')).toEqual([{ sync_state: 'sync' }])
    },
    { timeout: 60_000, interval: 200 },
  )
  return { pool, db: openDatabase(pool) }
}

/** How often a second so many at once do something. */
async function aSecond(work: () => Promise<unknown>) {
  const time = stopwatch()
  let done = 0
  const one = async () => {
    while (time() < SECONDS * 1000) {
      await work()
      done++
    }
  }
  await Promise.all(Array.from({ length: ABREAST }, one))
  return (done / time()) * 1000
}

test('beside a synchronous replica entries are posted as fast as rows are added, since no commit waits for the seal of another', async () => {
  const { pool, db } = await startWithReplica()
  await pool.query('create table plain (id uuid)')
  const post = () => inTransaction(db, (tx) => postOrder({ context: { clock: systemClock } }, tx))
  await post()
  const floor = await aSecond(() => pool.query('insert into plain values ($1)', [randomUUID()]))
  const atCommit = await aSecond(post)
  await inTransaction(db, promiseToSeal)
  const later = await aSecond(post)
  const time = stopwatch()
  await sealEntries({ db })
  const sealing = time() / 1000
  const figures = { floor, atCommit, later, sealing }
  process.stdout.write(`beside a replica ${AWAY_MS} ms away: ${JSON.stringify(figures)}\n`)
  expect(later, JSON.stringify(figures)).toBeGreaterThan(3 * atCommit)
  expect(later, JSON.stringify(figures)).toBeGreaterThan(floor / 5)
  expect(faultsOf(await verifyLedger({ db }))).toEqual([])
})
