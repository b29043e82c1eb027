import type { Queue } from './staff-queue.ts'

/** Browser and server share this plain data. */
export const JOURNEY_STOPS = ['paid', 'started', 'documents', 'filed', 'decided'] as const

export const FOUND_KINDS = ['order', 'person', 'message', 'agent', 'visa', 'article'] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

export const MOST_OF_KIND = 5
export const LEAST_TO_FIND = 2

/** The order counts: where two wait since the same moment, the one whose queue stands first here comes first. */
export const WORK_QUEUES = [
  'verifications',
  'licences',
  'conflicts',
  'reports',
  'failed_refunds',
  'payouts',
  'debts',
  'endings',
  'coupon_refunds',
  'gifts',
  'articles',
  'facts',
] as const satisfies readonly Queue[]
