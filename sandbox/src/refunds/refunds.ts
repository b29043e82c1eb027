import { settleDue } from '../due-store.ts'
import type { Desk } from '../line.ts'
import { type AskedRefund, addRefund, findRefund, refundsSince, refundView } from './refund-store.ts'

export const refundsAt = ({ book, clock, line }: Desk) => ({
  refund: (asked: AskedRefund) =>
    line.change('refund', () =>
      addRefund(book, asked, line.wires.refundsFail ? 'failed' : 'succeeded', clock.now()),
    ),

  readRefund: (id: string) =>
    line.read('readRefund', {
      find: () => findRefund(book, id),
      dueAt: (row) => (row.status === 'pending' ? row.done_at : null),
      view: refundView,
    }),

  /** Refunds come whoever made them, the newest first and a page at a time. */
  listRefunds: (asked: { since: Date; after: string | null }) =>
    line.wires.carry('listRefunds', async () => {
      await settleDue(book, clock.now())
      return refundsSince(book, asked)
    }),
})
