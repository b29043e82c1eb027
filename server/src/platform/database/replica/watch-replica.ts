import { setTimeout as pause } from 'node:timers/promises'
import { stopwatch } from '../../clock.ts'
import type { Log } from '../../log.ts'
import { within } from '../../within.ts'
import { openPool } from '../database.ts'
import type { DatabaseWay } from '../database-way.ts'
import type { WatchStatement } from '../watch-statement.ts'
import { openLagMeter } from './lag.ts'
import { LOOK_MS, OtherCluster, openReplica, type Replica } from './open-replica.ts'
import { hasReached, type Position } from './position.ts'
import { flushedUpTo, type Standing, writtenUpTo } from './replica-store.ts'

const EVERY_MS = 1000
/** One that was lost is looked for less often, so that a replica which is only busy gets its breath. */
const AGAIN_MS = 3000
/** An older list helps nobody. Whoever wrote is known for longer than that (`WROTE_SECONDS`). */
export const MOST_LAG_MS = 10_000
/** Once it was too far behind it comes nearer before it is read again, so that it does not go to and fro. */
const NEAR_LAG_MS = MOST_LAG_MS / 2
/** Somebody waits so long for the replica to have what they wrote. */
const WAIT_MS = 100
const STEP_MS = 10
/** A replica so far behind does not catch up while somebody waits; how far it is known to a look or two. */
const HOPELESS_LAG_MS = 2.5 * EVERY_MS

/** Why it is not read. */
const faults = {
  unseen: 'The replica has not answered yet',
  away: 'The replica does not answer',
  other: 'DATABASE_READ_URL leads to another database than DATABASE_URL',
  written: 'DATABASE_READ_URL leads to a database that is written to, not to a replica',
  early: 'The replica has not come to where this server began',
  behind: 'The replica is too far behind',
} as const
type Fault = keyof typeof faults

interface Watched {
  primary: DatabaseWay
  url: string
  log: Log
  watch?: WatchStatement
}

export type WatchedReplica = ReturnType<typeof watchReplica>

/** Looks once a second where the replica stands, and is the only one to judge whether it may be read. */
export function watchReplica({ primary, url, log, watch }: Watched) {
  const looking = openPool(primary, () => {}, { size: 1, mostMs: LOOK_MS })
  const meter = openLagMeter(stopwatch())
  const ending = new AbortController()
  let replica: Replica | null = null
  let fault: Fault | null = 'unseen'
  /** The primary stood here after this server had migrated and filled it. */
  let begunAt: Position | undefined
  let replayed: Position | undefined
  let lagMs: number | undefined
  let asking: Promise<Standing> | undefined
  let running: Promise<void> | undefined

  async function look() {
    begunAt ??= await writtenUpTo(looking).catch(() => undefined)
    const isPrimaryThere = await flushedUpTo(looking)
      .then(meter.note)
      .then(
        () => true,
        () => false,
      )
    try {
      replica ??= await openReplica(url, looking, watch)
      const found = replica
      // Once more: a process that stood still for a moment takes its clock for an answer that did not come.
      judge(await ask(found).catch(() => ask(found)), isPrimaryThere)
    } catch (error) {
      // Without the primary nobody can say that it is the same database.
      if (!replica && !isPrimaryThere) return
      lose()
      become(error instanceof OtherCluster ? 'other' : 'away', error)
    }
  }

  /** Many may wait for the same answer. */
  function ask(of: Replica) {
    if (asking) return asking
    const asked = within(LOOK_MS, of.stand()).finally(() => {
      if (asking === asked) asking = undefined
    })
    asking = asked
    return asked
  }

  function judge({ isReplica, replayed: stands }: Standing, isPrimaryThere: boolean) {
    replayed = stands ?? undefined
    // While the primary is away nothing is written that could be missed.
    if (isPrimaryThere) lagMs = replayed === undefined ? undefined : meter.lagOf(replayed)
    become(faultOf(isReplica))
  }

  function faultOf(isReplica: boolean): Fault | null {
    if (!isReplica) return 'written'
    if (!replayed || !begunAt || !hasReached(replayed, begunAt)) return 'early'
    const most = fault === 'behind' ? NEAR_LAG_MS : MOST_LAG_MS
    return lagMs === undefined || lagMs > most ? 'behind' : null
  }

  function become(now: Fault | null, error?: unknown) {
    if (now === fault) return
    fault = now
    if (now) log.warn({ err: error, lagMs }, `${faults[now]}; everything is read from the primary`)
    else log.info({ lagMs }, 'what strangers read is read from the replica')
  }

  function lose() {
    void replica?.lose().catch(() => {})
    replica = null
    asking = undefined
    replayed = undefined
    lagMs = undefined
  }

  async function run() {
    while (!ending.signal.aborted) {
      await look()
      await pause(replica ? EVERY_MS : AGAIN_MS, undefined, { signal: ending.signal, ref: false }).catch(
        () => {},
      )
    }
  }

  async function hasReplayed(position: Position, from: Replica) {
    const elapsed = stopwatch()
    while (!replayed || !hasReached(replayed, position)) {
      const isHopeless = lagMs === undefined || lagMs > HOPELESS_LAG_MS
      if (isHopeless || elapsed() > WAIT_MS || replica !== from) return false
      await pause(STEP_MS)
      const stands = await within(WAIT_MS, ask(from)).catch(() => null)
      if (!stands?.replayed || replica !== from) return false
      replayed = stands.replayed
    }
    return replica === from
  }

  return {
    /** A replica that lacks what stands in the database by now is not read. One that is away delays nobody. */
    async begin() {
      running ??= run()
    },
    /** The replica, where it may be read by somebody who wrote up to this position. */
    async toRead(wroteAt?: Position) {
      const found = fault === null ? replica : null
      if (!found || !wroteAt) return found
      return (await hasReplayed(wroteAt, found)) && fault === null ? found : null
    },
    fault: () => fault && `${faults[fault]}; everything is read from the primary.`,
    lagMs: () => lagMs,
    async close() {
      ending.abort()
      await running
      await Promise.all([looking.end(), replica?.lose()])
    },
  }
}
