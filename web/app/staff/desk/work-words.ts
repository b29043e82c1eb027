import type { Queue } from '@sojourn/contract/desk/staff-queue'
import type { WorkItem } from '@sojourn/contract/desk/worklist'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { browserApi } from '../../api/browser.ts'
import type { IconName } from '../../ui/text/icon-names.ts'

interface QueueWords {
  /** One of them. */
  kind: string
  /** All of them, as the menu calls them. */
  name: string
  icon: IconName
  path: (item: WorkItem) => string
  claim?: (id: string) => Promise<unknown>
}

export const workWords: Record<Queue, QueueWords> = {
  verifications: {
    kind: 'Verification',
    name: 'Verifications',
    icon: 'shield',
    path: ({ id }) => staffPaths.verification(id),
    claim: (id) => browserApi('PUT /staff/verifications/{id}/claim', { params: { id } }),
  },
  licences: {
    kind: 'Licence',
    name: 'Licences',
    icon: 'stamp',
    path: () => staffPaths.licences(),
  },
  conflicts: {
    kind: 'Conflict',
    name: 'Conflicts',
    icon: 'scales',
    path: ({ id }) => staffPaths.conflict(id),
    claim: (id) => browserApi('PUT /staff/conflicts/{id}/claim', { params: { id } }),
  },
  reports: {
    kind: 'Report',
    name: 'Reports',
    icon: 'warning',
    path: ({ id }) => staffPaths.report(id),
    claim: (id) => browserApi('PUT /staff/reports/{id}/claim', { params: { id } }),
  },
  failed_refunds: {
    kind: 'Failed refund',
    name: 'Refunds',
    icon: 'refresh',
    path: ({ step }) =>
      staffPaths.failedRefunds({ tab: step === 'approve' || step === 'send' ? 'by_bank' : 'waiting' }),
  },
  payouts: {
    kind: 'Payout',
    name: 'Payouts',
    icon: 'wallet',
    path: ({ step }) => staffPaths.payouts({ tab: step === 'confirm' ? 'on_its_way' : 'waiting' }),
  },
  debts: {
    kind: 'Debt',
    name: 'Debts',
    icon: 'coins',
    path: () => staffPaths.debts(),
  },
  endings: {
    kind: 'Order ending',
    name: 'Orders',
    icon: 'document',
    path: ({ id }) => staffPaths.order(id),
  },
  coupon_refunds: {
    kind: 'Credit refund',
    name: 'Credit refunds',
    icon: 'coupon',
    path: () => staffPaths.couponRefunds(),
  },
  gifts: {
    kind: 'Gift',
    name: 'Gifts',
    icon: 'heart',
    path: () => staffPaths.gifts(),
  },
  articles: {
    kind: 'Article',
    name: 'Articles',
    icon: 'book',
    path: ({ id }) => staffPaths.article(id),
  },
  facts: {
    kind: 'Visa fact',
    name: 'Visa facts',
    icon: 'passport',
    path: () => staffPaths.facts({ tab: 'reported' }),
  },
}

const steps: Record<WorkItem['step'], string> = {
  check: 'Check it',
  decide: 'Decide',
  answer: 'Answer the objection',
  approve: 'Needs approval',
  send: 'Approved. Send it',
  confirm: 'Sent. Confirm that it arrived',
  payer_answers: 'Waiting for the payer’s choice',
}

export function stepWords({ queue, step, closed_to_you }: WorkItem) {
  if (closed_to_you) return 'A colleague has to do this'
  return step === 'approve' && (queue === 'payouts' || queue === 'failed_refunds')
    ? 'Needs first approval'
    : steps[step]
}

const MINUTE = 60_000
const UNITS = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const

/** How long something has waited, by its largest unit: `4 days`. */
export function waitedFor(since: string, now: Date) {
  const minutes = Math.max(1, Math.floor((now.getTime() - new Date(since).getTime()) / MINUTE))
  const [unit, size] = UNITS.find(([, least]) => minutes >= least) ?? UNITS[2]
  const count = Math.floor(minutes / size)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
