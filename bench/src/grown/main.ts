import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbedded } from '../../../server/src/platform/database/embedded.ts'
import { cpuMsOf, type Measured, startProcess } from '../processes.ts'
import { serverEnv } from '../server-env.ts'
import { peopleOfSite } from './people-of-site.ts'
import { measureReadings, type Site } from './readings.ts'
import { describeGrown } from './report.ts'
import { measureWritings } from './writings.ts'

/**
 * `npm run bench -- grown SMALL LARGE`: two data folders that `npm run demo -- --orders … --messages …` filled, the second
 * with ten times as much. Both are written to. A third word keeps only the readings that hold it, and writes nothing.
 */
const [smallFolder, largeFolder, word] = process.argv.slice(2)
if (!smallFolder || !largeFolder) {
  console.error('Name two data folders: the smaller one, and the one with ten times as much.')
  process.exit(1)
}
const say = (line: string) => console.error(line)
const small = await open(smallFolder)
const large = await open(largeFolder)
try {
  const readings = await measureReadings(small.site, large.site, { word, say })
  const writings = word ? {} : await measureWritings(small.site, large.site)
  console.log(describeGrown(readings, writings))
} finally {
  await large.close()
  await small.close()
}

async function open(folder: string): Promise<{ site: Site; close(): Promise<void> }> {
  const postgres = await startEmbedded({ dataDir: join(folder, 'postgres') })
  const env = { ...serverEnv(postgres.url, folder), TRUSTED_PROXIES: '127.0.0.1' }
  const server = await startProcess('server/src/main.ts', { ...env, DEMO: '1' })
  await untilAtRest(server)
  const people = await peopleOfSite(postgres.url, env)
  return {
    site: { server, databaseUrl: postgres.url, env, people },
    close: async () => {
      await server.stop()
      await postgres.stop()
    },
  }
}

/** Jobs whose time came while nothing ran are done first. */
async function untilAtRest({ pid, address }: Measured) {
  await fetch(address)
  for (let quiet = 0; quiet < 5; ) {
    const before = cpuMsOf(pid)
    await pause(2000)
    quiet = cpuMsOf(pid) - before < 200 ? quiet + 1 : 0
  }
}
