import type { Context } from './context.ts'
import { cron, fills, jobs, personalData } from './domains.ts'
import { listeners } from './listeners.ts'
import { measureHouse } from './opening/measure-house.ts'
import { openData } from './opening/open-data.ts'
import { openOutside } from './opening/open-outside.ts'
import { openShared } from './opening/open-shared.ts'
import { openWatching } from './opening/open-watching.ts'
import { closeAll, type Opened } from './opening/opened.ts'
import { payables } from './payables.ts'
import { openPasswords } from './people/identity/sign-in/password.ts'
import { type DatabaseWay, straightTo } from './platform/database/database-way.ts'
import { SYSTEM } from './platform/http/by.ts'
import type { Job } from './platform/jobs/define-job.ts'
import { openJobs } from './platform/jobs/jobs.ts'
import { openProbes } from './platform/probes.ts'
import type { Settings } from './settings/settings.ts'

export interface OpenContext {
  context: Context
  close(): Promise<void>
}

interface Place {
  settings: Settings
  way: DatabaseWay
  isPatient: boolean
}

/** Opens all parts; when one cannot be opened, those before it are closed again. A command is patient: its statements may take long. */
export async function openContext(
  settings: Settings,
  database: string | DatabaseWay,
  replaced: Partial<Context> = {},
  allJobs: readonly Job[] = jobs,
  { isPatient = false }: { isPatient?: boolean } = {},
): Promise<OpenContext> {
  const way = typeof database === 'string' ? straightTo(database) : database
  const opened: Opened = []
  const close = () => closeAll(opened)
  try {
    const context = await openParts({ settings, way, isPatient }, replaced, allJobs, opened)
    return { context, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openParts(
  place: Place,
  replaced: Partial<Context>,
  allJobs: readonly Job[],
  opened: Opened,
): Promise<Context> {
  const { settings, way } = place
  const watching = await openWatching(settings, replaced.log, opened)
  const { metrics, log, logOf, tracing } = watching
  const { replica, ...data } = await openData({ ...place, clock: replaced.clock }, watching, opened)
  const { redis, limits, bus, countLimitsHere } = await openShared({ ...place, ...data }, watching, opened)
  const outside = await openOutside({ ...place, ...data, mailer: replaced.mailer }, watching, opened)

  const probes = openProbes(way, redis, replica)
  opened.push(() => probes.close())
  const queue = await openJobs({ databaseUrl: way.direct, jobs: allJobs, cron, log: logOf('queue') })
  opened.push(() => queue.stop())
  const countDeadLetters = () => queue.countDeadLetters()
  measureHouse(metrics, { ...data, probes, countLimitsHere, countDeadLetters })

  return {
    settings,
    ...data,
    ...outside,
    logOf,
    passwords: openPasswords(settings.workCost),
    jobs: queue,
    bus,
    limits,
    metrics,
    tracing,
    probes,
    listeners,
    payables,
    fills,
    personalData,
    by: SYSTEM,
    ...replaced,
    log,
  }
}
