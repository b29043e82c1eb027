import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { newClient } from '../src/platform/database/new-client.ts'
import { expectAllKept } from './outgrown/expect-all-kept.ts'
import { freePorts } from './outgrown/free-ports.ts'
import { startLoad } from './outgrown/start-load.ts'
import { startPostgres } from './outgrown/start-postgres.ts'
import { startShape } from './outgrown/start-shape.ts'
import { promise } from './promises.ts'

vi.setConfig({ testTimeout: 900_000 })

const READY_MS = 60_000
/** Nobody knows so long that the primary is gone. */
const UNNOTICED_MS = 5_000

type Postgres = Awaited<ReturnType<typeof startPostgres>>

test('PostgreSQL fails over to its replica, and again, and nothing acknowledged is lost', async () => {
  const tried = promise('What was acknowledged is there after PostgreSQL fails over to a synchronous replica')
  const shape = await startShape()
  const ports = await freePorts()
  let primary: Postgres = shape.postgres
  let replicas = 0
  const addReplica = async () => {
    const replica = await startPostgres({
      name: `replica ${++replicas}`,
      program: shape.programs.postgres,
      data: join(shape.folder, `replica ${replicas}`),
      port: ports[replicas] as number,
      replicaOf: primary.port,
    })
    await waitForEachCommit(primary.url)
    return replica
  }
  let replica = await addReplica()
  const load = await startLoad(shape)
  await load.onward(40)

  const faults = { killed: 0, hanging: 0 }
  for (const how of ['killed', 'hanging', 'killed', 'hanging'] as const) {
    const old = primary
    if (how === 'killed') await old.end('SIGKILL')
    else await old.freeze()
    await pause(UNNOTICED_MS)
    await ask(replica.url, 'select pg_promote()')
    shape.way.leadTo(replica.url)
    // Whoever hangs at the one before is cut off, as a balancer does that knows of it.
    shape.way.thaw()
    await old.end('SIGKILL')
    primary = replica
    faults[how]++
    await load.onward(40)
    replica = await addReplica()
    await load.onward(40)
  }
  await load.end()
  const figures = await expectAllKept(shape, load)
  console.log(`${figures}; primaries: ${faults.killed} killed, ${faults.hanging} hanging`)
  tried(`${load.tally.acknowledged} acknowledged requests, ${faults.killed + faults.hanging} fail-overs`)
})

/** From now on a commit is acknowledged once the replica has it; all before it are there too. */
async function waitForEachCommit(url: string) {
  await ask(url, "alter system set synchronous_standby_names = '*'")
  await ask(url, 'select pg_reload_conf()')
  await expect
    .poll(() => ask(url, "select 1 from pg_stat_replication where sync_state = 'sync'"), {
      timeout: READY_MS,
    })
    .toHaveLength(1)
}

async function ask(url: string, sql: string) {
  const client = newClient(url, { connectionTimeoutMillis: 5_000, query_timeout: READY_MS })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
