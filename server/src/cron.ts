import { forgetAnswers } from './platform/http/forget-answers.ts'
import type { CronEntry } from './platform/jobs/jobs.ts'
import { sweepLimits } from './platform/limits/sweep-limits.ts'

/** Everything that happens by the clock alone, in UTC. */
export const cron: CronEntry[] = [
  { name: 'forget answers kept for retries', cron: '17 * * * *', job: forgetAnswers },
  { name: 'sweep counted tries', cron: '*/15 * * * *', job: sweepLimits },
]
