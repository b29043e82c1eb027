import type { Context } from '../../context.ts'
import { rememberCounts } from '../limits/remember-counts.ts'
import type { Job } from './define-job.ts'

/** One run. A failure is counted, logged and thrown on, so that the queue tries again or gives up. */
export async function runJob(context: Context, job: Job, { id, data }: { id: string; data: unknown }) {
  const { limits, giveAllBack } = rememberCounts(context.limits)
  try {
    await job.run({ ...context, limits }, job.schema.parse(data))
  } catch (error) {
    await giveAllBack()
    context.metrics.jobFailures.inc({ job: job.name })
    context.log.error({ err: error, job: job.name, jobId: id }, 'a job failed')
    throw error
  }
}
