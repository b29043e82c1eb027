import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openContext } from '../src/context.ts'
import { startEmbedded } from '../src/platform/database/embedded.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { loadReference } from '../src/reference/load-reference.ts'
import { letTestsMoveTheQueue } from './queue-clock.ts'
import { testSettings } from './settings.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
  }
}

/** One PostgreSQL for the whole run, with a migrated and loaded database that every test file copies. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-test-'))
  const postgres = await startEmbedded({ dataDir: join(folder, 'postgres'), durable: false })
  await migrate(postgres.url)
  const { context, close } = await openContext(testSettings(folder), postgres.url)
  await loadReference(context.db, context.clock)
  await letTestsMoveTheQueue(context.pool)
  await close()
  project.provide('templateUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
