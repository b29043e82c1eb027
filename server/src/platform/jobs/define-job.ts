import type { z } from 'zod'
import type { Context } from '../../context.ts'

/** A job is done after an answer: it gets ids, reads again, tolerates that things are gone and may run twice. */
export interface Job<Data extends z.ZodType = z.ZodType> {
  name: string
  schema: Data
  retries: number
  /** The wait before the first retry; it doubles each time up to an hour. */
  retryDelaySeconds: number
  /** A run that takes longer, or whose process died, counts as failed. */
  timeLimitSeconds: number
  parallel: number
  run(context: Context, data: z.output<Data>): Promise<unknown>
}

type Usual = 'retries' | 'retryDelaySeconds' | 'timeLimitSeconds' | 'parallel'

export const defineJob = <Data extends z.ZodType>(
  job: Omit<Job<Data>, Usual> & Partial<Pick<Job<Data>, Usual>>,
): Job<Data> => ({ retries: 5, retryDelaySeconds: 10, timeLimitSeconds: 120, parallel: 2, ...job })
