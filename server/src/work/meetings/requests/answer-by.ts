import { HOUR_MS } from '../../../platform/clock.ts'

/** Nobody can be expected to answer any more so long before a time. */
const BEFORE_MS = 2 * HOUR_MS

/** The answer must come within its days, and before either of the times it is about. */
export function answerBy(times: readonly Date[], { now, replyMs }: { now: Date; replyMs: number }) {
  const first = Math.min(...times.map((time) => time.getTime()))
  const early = first - BEFORE_MS
  return new Date(Math.min(now.getTime() + replyMs, early > now.getTime() ? early : first))
}
