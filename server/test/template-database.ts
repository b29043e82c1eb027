import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { loadEntryRules } from '../src/ground/entry-rules/load-entry-rules.ts'
import { loadReference } from '../src/ground/reference/load-reference.ts'
import { loadRates } from '../src/ground/reference/rates/load-rates.ts'
import { openContext } from '../src/open-context.ts'
import { startEmbedded } from '../src/platform/database/embedded.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { letTestsMoveTheQueue } from './queue-clock.ts'
import { quickFolder } from './quick-folder.ts'
import { testSettings } from './settings.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
    /** The files of the demo story lie there once it was told. */
    storyFolder: string
  }
}

/** One PostgreSQL for the whole run, with a migrated and loaded database that every test file copies. */
export default async function setup(project: TestProject) {
  const folder = await quickFolder('sojourn-test-')
  const postgres = await startEmbedded({ dataDir: join(folder, 'postgres'), durable: false })
  await migrate(postgres.url)
  const { context, close } = await openContext(testSettings(folder), postgres.url)
  await loadReference(context.db, context.clock)
  await loadEntryRules(context.db, context.clock)
  await loadRates(context.db)
  await letTestsMoveTheQueue(context.pool)
  await close()
  project.provide('templateUrl', postgres.url)
  project.provide('storyFolder', join(folder, 'story'))
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
