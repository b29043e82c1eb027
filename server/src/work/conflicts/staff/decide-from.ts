import type { RequestRow } from '../store.ts'

type Waiting = Pick<RequestRow, 'made_by' | 'reply_by'>

/** Our team can decide from then on; null where nothing that it proposed waits for an answer. */
export const decideFrom = (pending: Waiting | undefined, now: Date) =>
  pending?.made_by === 'staff' && pending.reply_by && pending.reply_by > now ? pending.reply_by : null
