import { cp, rm } from 'node:fs/promises'
import { inject, onTestFinished } from 'vitest'
import { tellDemoStory } from '../../demo/src/tell-demo-story.ts'
import { type AppParts, buildApp } from '../src/app.ts'
import type { Context } from '../src/context.ts'
import { jobs } from '../src/domains.ts'
import { openContext } from '../src/open-context.ts'
import { MovableClock } from '../src/platform/clock.ts'
import type { Job } from '../src/platform/jobs/define-job.ts'
import type { Settings } from '../src/settings/settings.ts'
import { copyDatabase, copyStoryDatabase } from './database.ts'
import { tellTheQueue } from './queue-clock.ts'
import { quickFolder } from './quick-folder.ts'
import { testSettings } from './settings.ts'

interface Wanted extends AppParts {
  settings?: Partial<Settings>
  replaced?: Partial<Context>
  /** Jobs that only this test defines. */
  moreJobs?: Job[]
  /** Another node on the database of this one, and on its files. */
  besides?: { databaseUrl: string; folder?: string }
  /** The demo story was told. */
  story?: boolean
}

const BEGINNING = '2026-11-02T09:00:00Z'

/** Test machines stutter. */
const NEVER_TOO_BUSY = { mostDelayMs: 0, sampleMs: 1000 }

export type TestApp = Awaited<ReturnType<typeof openTestApp>>

/** The whole server on a database of its own, with a clock the test moves; call it in `beforeAll` and close it after. */
export async function openTestApp({
  settings,
  replaced,
  besides,
  story = false,
  moreJobs = [],
  ...parts
}: Wanted = {}) {
  const folder = besides?.folder ?? (await quickFolder('sojourn-app-'))
  const database = besides ? { url: besides.databaseUrl, drop: async () => {} } : await copyDatabaseFor(story)
  if (story) await cp(inject('storyFolder'), folder, { recursive: true })
  const clock = new MovableClock(BEGINNING)
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
    folder,
    close: async () => {
      await app.close()
      await opened.close()
      await database.drop()
      if (folder !== besides?.folder) await rm(folder, { recursive: true, force: true })
    },
  }
}

const copyDatabaseFor = (story: boolean) => (story ? copyStoryDatabase(tellStory) : copyDatabase())

/** The folder it leaves is the one every other is copied from. */
async function tellStory(databaseUrl: string) {
  const clock = new MovableClock(BEGINNING)
  const { context, close } = await openContext(testSettings(inject('storyFolder')), databaseUrl, { clock })
  await tellDemoStory(context)
  await close()
}

/** The same for one test alone. */
export async function startApp(wanted: Wanted = {}) {
  const test = await openTestApp(wanted)
  onTestFinished(test.close)
  return test
}
