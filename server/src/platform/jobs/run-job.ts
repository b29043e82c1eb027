import type { Context } from '../../context.ts'
import { rememberCounts } from '../limits/remember-counts.ts'
import type { Job } from './define-job.ts'

/** One run. A failure is counted, logged and thrown on, so that the queue tries again or gives up. */
export async function runJob(context: Context, job: Job, { id, data }: { id: string; data: unknown }) {
  const log = context.logOf('jobs')
  const { limits, giveAllBack } = rememberCounts(context.limits)
  try {
    await context.tracing.span(`job ${job.name}`, 'internal', { 'sojourn.job': job.name }, async () => {
      await job.run({ ...context, limits, log }, job.schema.parse(data))
    })
  } catch (error) {
    await giveAllBack()
    context.metrics.jobFailures.inc({ job: job.name })
    log.error({ err: error, job: job.name, jobId: id }, 'a job failed')
    throw error
  }
}
