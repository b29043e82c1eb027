import { DAY_MS } from '../house.ts'
import type { Desk } from '../line.ts'
import { attemptOfCharge, attemptOfSession, pageAddress } from './attempt-view.ts'
import { type CardCharge, chargeCard, findCharge, giveUpCharge } from './charge-store.ts'
import { feeOf } from './fee.ts'
import { addCheckout, type Checkout } from './open-session-store.ts'
import { closeSession, findSessionWithTry } from './session-store.ts'

const isCharge = (id: string) => id.startsWith('charge_')

/** A page where a card is typed and charged, or a card that was kept. */
export const paymentsAt = ({ book, clock, origin, line }: Desk) => ({
  leastAmount: () => 1,

  openCheckout: (asked: Checkout) =>
    line.change('openCheckout', async () => {
      const now = clock.now()
      const { id, secret } = await addCheckout(book, asked, atMostADay(asked.expiresAt, now), now)
      return { id, url: pageAddress(origin, 'checkout', secret) }
    }),

  /** Nobody can pay there any more, nor confirm a charge of this id; what is over already stays as it is. */
  closeCheckout: (id: string) =>
    line.change('closeCheckout', async () => {
      await (isCharge(id) ? giveUpCharge : closeSession)(book, id, clock.now())
    }),

  charge: (asked: CardCharge) =>
    line.change('charge', async () => {
      const charge = await chargeCard(book, { ...asked, fee: feeOf(asked.amount) }, clock.now())
      return attemptOfCharge(origin, charge)
    }),

  readAttempt: (id: string) =>
    isCharge(id)
      ? line.read('readAttempt', {
          find: () => findCharge(book, id),
          dueAt: (row) => row.done_at,
          view: (row) => attemptOfCharge(origin, row),
        })
      : line.read('readAttempt', {
          find: () => findSessionWithTry(book, id),
          dueAt: (row) => (row.status === 'open' ? row.expires_at : null) ?? dateOf(row.charge?.done_at),
          view: (row) => attemptOfSession(origin, row, row.charge, row.card),
        }),
})

const atMostADay = (asked: Date, now: Date) => new Date(Math.min(asked.getTime(), now.getTime() + DAY_MS))

const dateOf = (at: Date | string | null | undefined) => (at ? new Date(at) : null)
