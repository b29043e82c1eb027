import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type AppParts, buildApp } from '../src/app.ts'
import { type Context, openContext } from '../src/context.ts'
import { MovableClock } from '../src/platform/clock.ts'
import type { Settings } from '../src/settings.ts'
import { copyDatabase } from './database.ts'
import { testSettings } from './settings.ts'

interface Wanted extends AppParts {
  settings?: Partial<Settings>
  replaced?: Partial<Context>
  /** Another node on the database of this one. */
  besides?: { databaseUrl: string }
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>

/** The whole server on a database of its own, with a clock the test moves; call it in `beforeAll` and close it after. */
export async function openTestApp({ settings, replaced, besides, ...parts }: Wanted = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-app-'))
  const database = besides ? { url: besides.databaseUrl, drop: async () => {} } : await copyDatabase()
  const clock = new MovableClock('2026-11-02T09:00:00Z')
  const opened = await openContext(testSettings(folder, settings), database.url, { clock, ...replaced })
  const app = await buildApp(opened.context, parts)
  return {
    app,
    context: opened.context,
    clock,
    databaseUrl: database.url,
    close: async () => {
      await app.close()
      await opened.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The same for one test alone. */
export async function startApp(wanted: Wanted = {}) {
  const test = await openTestApp(wanted)
  onTestFinished(test.close)
  return test
}
