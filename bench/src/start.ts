import { join } from 'node:path'
import { BUILT_SERVER } from '../../scripts/lib/serve.mjs'
import { residentMbOf, startProcess } from './processes.ts'

export interface StartTimes {
  startMs: number
  residentMb: number
}

/** The everyday start: everything embedded, the database already there, and scripts compiled by the start before, as `npm start` keeps them. */
export async function measureStart(folder: string): Promise<StartTimes> {
  const env = {
    DATA_DIR: join(folder, 'embedded'),
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    PORT: '0',
  }
  await (await startProcess(BUILT_SERVER, env)).stop()
  const server = await startProcess(BUILT_SERVER, env)
  await fetch(server.address)
  const idle = { startMs: server.startedInMs, residentMb: residentMbOf(server.pid) }
  await server.stop()
  return idle
}
