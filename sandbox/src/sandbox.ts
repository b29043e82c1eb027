import type pg from 'pg'
import { accountsAt } from './accounts/accounts.ts'
import { openBook } from './book-store.ts'
import { cardsAt } from './cards/cards.ts'
import { customersAt } from './customers/customers.ts'
import { disputesAt } from './disputes/disputes.ts'
import { settleDue } from './due-store.ts'
import { Faults } from './faults.ts'
import type { Clock, House, Log } from './house.ts'
import { type Desk, Line } from './line.ts'
import { Deliveries, type Delivery, deliveryOf, type Post } from './news/deliver.ts'
import { takeUndelivered } from './news/event-store.ts'
import { type News, newsIn } from './news/read-news.ts'
import { proveBody, SIGNATURE_HEADER } from './news/signature.ts'
import { paymentsAt } from './payments/payments.ts'
import { payoutsAt } from './payouts/payouts.ts'
import { refundsAt } from './refunds/refunds.ts'

/**
 * Every call that changes something carries a key: sent again with the same key it changes nothing more and answers the
 * same.
 */
const callsAt = (desk: Desk) => ({
  ...customersAt(desk),
  ...paymentsAt(desk),
  ...cardsAt(desk),
  ...refundsAt(desk),
  ...disputesAt(desk),
  ...accountsAt(desk),
  ...payoutsAt(desk),
})

/** A processor with its own book and pages, in which no money moves. */
export interface Sandbox {
  readonly house: House
  readonly wires: Faults
  readonly calls: ReturnType<typeof callsAt>
  /** It throws `Forged` unless the signature is proven. */
  readDelivery(rawBody: Buffer, headers: Record<string, string | string[] | undefined>): News
  /** Tells the news by this from now on. */
  startDelivering(post: Post): void
  stopDelivering(): Promise<void>
  /** Until what was to be told by now was told, or tried. */
  deliveredAll(): Promise<void>
  /** Whoever delivers by hand takes them. */
  takeDeliveries(): Promise<Delivery[]>
  close(): Promise<void>
}

export interface Keys {
  /** News are signed by the first, and the one before it still proves them while keys change. */
  deliveries: [newest: Buffer, older: Buffer]
  /** Cards are told apart by it. */
  cards: Buffer
}

interface Parts {
  origin: string
  keys: Keys
  pool: pg.Pool
  clock: Clock
  log: Log
}

export function openSandbox({ origin, keys, pool, clock, log }: Parts): Sandbox {
  const book = openBook(pool)
  const [key] = keys.deliveries
  const wires = new Faults()
  const deliveries = new Deliveries({ book, clock, log, key, wires })
  const house: House = { book, clock, origin, fingerprintKey: keys.cards, tell: () => deliveries.soon() }
  return {
    house,
    wires,
    calls: callsAt({ ...house, line: new Line(house, wires) }),

    readDelivery(rawBody, headers) {
      proveBody(keys.deliveries, rawBody, headers[SIGNATURE_HEADER], clock.now())
      return newsIn(rawBody)
    },

    startDelivering: (post) => deliveries.start(post),
    stopDelivering: () => deliveries.stop(),
    deliveredAll: () => deliveries.caughtUp(),

    async takeDeliveries() {
      await settleDue(book, clock.now())
      const events = await takeUndelivered(book, clock.now())
      return events.map((event) => deliveryOf(key, event, clock.now()))
    },

    async close() {
      await deliveries.stop()
      await book.destroy()
    },
  }
}
