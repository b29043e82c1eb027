import type { Desk } from '../line.ts'
import { ShortOfFunds } from '../refusals.ts'
import { addPayout, findPayout, type PayOut, payoutView } from './payout-store.ts'

export const payoutsAt = ({ book, clock, line }: Desk) => ({
  payOut: (asked: PayOut) =>
    line.change('payOut', () => {
      if (line.wires.isShort) throw new ShortOfFunds('payOut: too little of the shop’s money is here')
      return addPayout(book, asked, clock.now())
    }),

  readPayout: (id: string) =>
    line.read('readPayout', {
      find: () => findPayout(book, id),
      dueAt: (row) => (row.status === 'in_transit' ? row.done_at : null),
      view: payoutView,
    }),
})
