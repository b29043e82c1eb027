import type { Rule } from './data-rules.ts'
import type { Handler } from './http/handler.ts'
import type { Job } from './jobs/define-job.ts'
import type { CronEntry } from './jobs/jobs.ts'
import type { Fill } from './nodes/fill.ts'
import type { Machine } from './states/machine.ts'

/** A room hands this to the server. Who hears of its facts stands in `listeners.ts`. */
export interface Domain {
  handlers: readonly Handler[]
  /** Its things that have states. */
  machines: readonly Machine[]
  /** Jobs that something else than the clock begins. */
  jobs: readonly Job[]
  /** The clock starts these by itself, in UTC. */
  cron: readonly CronEntry[]
  /** Servers of the release before leave these out, while they still run. */
  fills: readonly Fill[]
  personalData: Readonly<Record<string, Rule>>
}

export const domain = (parts: Partial<Domain>): Domain => ({
  handlers: [],
  machines: [],
  jobs: [],
  cron: [],
  fills: [],
  personalData: {},
  ...parts,
})
