import { join } from 'node:path'
import type { Context } from '../../server/src/context.ts'
import { openContext } from '../../server/src/open-context.ts'
import type { Bus } from '../../server/src/platform/bus/bus.ts'
import { postgresBus } from '../../server/src/platform/bus/postgres-bus.ts'
import { openPool } from '../../server/src/platform/database/database.ts'
import { startEmbedded } from '../../server/src/platform/database/embedded.ts'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { readSettings } from '../../server/src/settings/settings.ts'
import { type BusyCost, measureBusy } from './busy-sockets.ts'
import { idleKbOf } from './idle-sockets.ts'
import { type Measured, startProcess } from './processes.ts'
import { serverEnv } from './server-env.ts'
import { bringListeners } from './socket-listeners.ts'

export interface SocketSizes {
  idle: number
  busy: number
  /** How many frames are to arrive a second. */
  aSecond: number
  seconds: number
}

type Cost = BusyCost & { idleKb: number }

export interface SocketFigures {
  sizes: SocketSizes
  server: Cost
  floor: Cost
}

export interface Side {
  server: Measured
  bus: Bus
}

const COLLECT = { NODE_OPTIONS: `--expose-gc --import ${join(import.meta.dirname, 'collect-on-signal.ts')}` }

export async function measureSockets(folder: string, sizes: SocketSizes): Promise<SocketFigures> {
  const postgres = await startEmbedded({ dataDir: join(folder, 'sockets') })
  const env = serverEnv(postgres.url, join(folder, 'sockets-data'))
  try {
    await migrate(postgres.url)
    const { context, close } = await openContext(readSettings(env), postgres.url)
    const floorBus = await busOfFloor(context, postgres.url)
    const server = await startProcess('server/src/main.ts', { ...env, ...COLLECT, DEMO: '0' })
    const floor = await startProcess('bench/src/sockets-floor.ts', { DATABASE_URL: floorBus.url, ...COLLECT })
    try {
      const listeners = await bringListeners(context, Math.max(sizes.idle, sizes.busy))
      const idle = {
        server: await idleKbOf(server, listeners.slice(0, sizes.idle)),
        floor: await idleKbOf(floor, listeners.slice(0, sizes.idle)),
      }
      const sides = { server: { server, bus: context.bus }, floor: { server: floor, bus: floorBus.bus } }
      const busy = await measureBusy(sides, listeners.slice(0, sizes.busy), sizes)
      return {
        sizes,
        server: { idleKb: idle.server, ...busy.server },
        floor: { idleKb: idle.floor, ...busy.floor },
      }
    } finally {
      await server.stop()
      await floor.stop()
      await floorBus.bus.close()
      await close()
    }
  } finally {
    await postgres.stop()
  }
}

/** In a database beside the server's, where the one does not hear what the other is told. */
async function busOfFloor({ pool, log }: Context, url: string) {
  await pool.query('create database floor')
  const floorUrl = new URL(url)
  floorUrl.pathname = '/floor'
  const its = openPool(floorUrl.href, () => {})
  const bus = postgresBus(floorUrl.href, its, log)
  const close = async () => {
    await bus.close()
    await its.end()
  }
  return { url: floorUrl.href, bus: { ...bus, close } }
}
