import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type AppParts, buildApp } from '../src/app.ts'
import { type Context, openContext } from '../src/context.ts'
import { jobs } from '../src/jobs.ts'
import { MovableClock } from '../src/platform/clock.ts'
import type { Job } from '../src/platform/jobs/define-job.ts'
import type { Settings } from '../src/settings.ts'
import { copyDatabase } from './database.ts'
import { tellTheQueue } from './queue-clock.ts'
import { testSettings } from './settings.ts'

interface Wanted extends AppParts {
  settings?: Partial<Settings>
  replaced?: Partial<Context>
  /** Jobs that only this test defines. */
  moreJobs?: Job[]
  /** Another node on the database of this one. */
  besides?: { databaseUrl: string }
}

/** Test machines stutter. */
const NEVER_TOO_BUSY = { mostDelayMs: 0, sampleMs: 1000 }

export type TestApp = Awaited<ReturnType<typeof openTestApp>>

/** The whole server on a database of its own, with a clock the test moves; call it in `beforeAll` and close it after. */
export async function openTestApp({ settings, replaced, besides, moreJobs = [], ...parts }: Wanted = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-app-'))
  const database = besides ? { url: besides.databaseUrl, drop: async () => {} } : await copyDatabase()
  const clock = new MovableClock('2026-11-02T09:00:00Z')
  const replacing = { clock, ...replaced }
  const opened = await openContext(testSettings(folder, settings), database.url, replacing, [
    ...jobs,
    ...moreJobs,
  ])
  const { context } = opened
  const app = await buildApp(context, { pressure: NEVER_TOO_BUSY, ...parts })

  /** Runs every job that is due by the test's clock and tells which failed. */
  async function runJobs() {
    await tellTheQueue(context.pool, context.clock)
    return context.jobs.runDue(context)
  }

  return {
    app,
    context,
    clock,
    runJobs,
    /** The same where no job may fail. */
    jobsDone: async () => {
      const failures = await runJobs()
      if (failures.length > 0) throw new AggregateError(failures, `Jobs failed: ${failures.join('; ')}`)
    },
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
