import type { RefundSchedule } from '@sojourn/contract/services'

/** What comes back when an order ends early, a line a stage. */
export const refundSentences = (shares: RefundSchedule) => [
  { when: 'Before the work starts', back: share(shares.before_start) },
  { when: 'Before it is filed', back: share(shares.before_filing) },
  { when: 'After it is filed', back: share(shares.after_filing) },
]

function share(percent: number) {
  if (percent === 0) return 'nothing back'
  return percent === 100 ? 'everything back' : `${percent} % back`
}
