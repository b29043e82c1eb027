import type pg from 'pg'
import type { Settings } from '../../../settings/settings.ts'
import { type Clock, DAY_MS } from '../../clock.ts'
import type { Log } from '../../log.ts'
import { deriveKey } from '../../secrets/derive-key.ts'
import {
  ForgedDelivery,
  type Processor,
  type ProcessorEvent,
  ProcessorRefused,
  ShortOfFunds,
} from '../processor.ts'
import {
  accountView,
  addAccount,
  addPayout,
  findAccount,
  findPayout,
  linkAccount,
  payoutView,
} from './account-store.ts'
import { attemptOfCharge, attemptOfSession, cardView, pageAddress } from './attempt-view.ts'
import { openBook } from './book-store.ts'
import { chargeCard, findCharge, giveUpCharge } from './charge-store.ts'
import { Deliveries, type Delivery, deliveryOf, type Post } from './deliver.ts'
import { settleDue } from './due-store.ts'
import { takeUndelivered } from './event-store.ts'
import { Faults } from './faults.ts'
import { feeOf } from './fee.ts'
import {
  addRefund,
  disputesSince,
  findDispute,
  findRefund,
  refundsSince,
  refundView,
} from './refund-store.ts'
import type { SandboxServer } from './server.ts'
import {
  addCheckout,
  addCustomer,
  addSetup,
  closeSession,
  findCard,
  findSession,
  findSessionWithTry,
  removeCard,
  removeCustomer,
  updateCustomer,
} from './session-store.ts'
import { deliveryKeys, proveBody, SIGNATURE_HEADER } from './signature.ts'

/** A processor with its own book and pages, in which no money moves. */
export interface Sandbox extends Processor {
  readonly name: 'sandbox'
  readonly house: SandboxServer
  readonly wires: Faults
  /** Tells the news by this from now on. */
  startDelivering(post: Post): void
  stopDelivering(): Promise<void>
  /** Until what was to be told by now was told, or tried. */
  deliveredAll(): Promise<void>
  /** Whoever delivers by hand takes them. */
  takeDeliveries(): Promise<Delivery[]>
  close(): Promise<void>
}

export const isSandbox = (processor: Processor): processor is Sandbox => processor.name === 'sandbox'

interface Parts {
  settings: Pick<Settings, 'origin' | 'secret'>
  pool: pg.Pool
  clock: Clock
  log: Log
}

const ID = /^[a-z]+_[\w-]{1,100}$/

export function openSandbox({ settings, pool, clock, log }: Parts): Sandbox {
  const { origin } = settings
  const book = openBook(pool)
  const keys = deliveryKeys(settings)
  const [key] = keys
  const wires = new Faults()
  const deliveries = new Deliveries({ book, clock, log, key, wires })
  const tell = () => deliveries.soon()
  const fingerprintKey = deriveKey(settings, 'sandbox cards')
  const now = () => clock.now()

  /** A call that changes something. */
  const change = <T>(call: string, work: () => Promise<T>) =>
    wires.carry(call, async () => {
      const answer = await work()
      tell()
      return answer
    })

  /** Reads, and where something was due by now lets it happen and reads again. */
  const read = <Row extends object, View>(
    call: string,
    find: () => Promise<Row | undefined>,
    dueAt: (row: Row) => Date | null,
    view: (row: Row) => View,
  ) =>
    wires.carry(call, async () => {
      let row = await find()
      const due = row && dueAt(row)
      if (due && due <= now()) {
        await settleDue(book, now())
        tell()
        row = await find()
      }
      return row ? view(row) : null
    })

  return {
    name: 'sandbox',
    house: { book, clock, origin, fingerprintKey, tell },
    wires,

    addCustomer: (asked) =>
      change('addCustomer', async () => {
        const { id } = await addCustomer(book, asked, now())
        return { id }
      }),

    updateCustomer: (asked) =>
      change('updateCustomer', async () => {
        await updateCustomer(book, asked)
      }),

    removeCustomer: (id) =>
      change('removeCustomer', async () => {
        await removeCustomer(book, id, now())
      }),

    leastAmount: () => 1,

    openCheckout: (asked) =>
      change('openCheckout', async () => {
        const { id, secret } = await addCheckout(book, asked, atMostADay(asked.expiresAt, now()), now())
        return { id, url: pageAddress(origin, 'checkout', secret) }
      }),

    closeCheckout: (id) =>
      change('closeCheckout', async () => {
        await (id.startsWith('charge_') ? giveUpCharge(book, id, now()) : closeSession(book, id, now()))
      }),

    charge: (asked) =>
      change('charge', async () => {
        const charge = await chargeCard(book, { ...asked, fee: feeOf(asked.amount) }, now())
        return attemptOfCharge(origin, charge)
      }),

    readAttempt: (id) =>
      id.startsWith('charge_')
        ? read(
            'readAttempt',
            () => findCharge(book, id),
            (row) => row.done_at,
            (row) => attemptOfCharge(origin, row),
          )
        : read(
            'readAttempt',
            () => findSessionWithTry(book, id),
            (row) => (row.status === 'open' ? row.expires_at : null) ?? dateOf(row.charge?.done_at),
            (row) => attemptOfSession(origin, row, row.charge, row.card),
          ),

    openSetup: (asked) =>
      change('openSetup', async () => {
        const { id, secret } = await addSetup(book, asked, new Date(now().getTime() + DAY_MS), now())
        return { id, url: pageAddress(origin, 'setup', secret) }
      }),

    readSetup: (id) =>
      read(
        'readSetup',
        async () => {
          const session = await findSession(book, id)
          if (session?.mode !== 'setup') return undefined
          const card = session.card_id ? await findCard(book, session.card_id) : undefined
          return { ...session, card }
        },
        (row) => (row.status === 'open' ? row.expires_at : null),
        ({ reference, status, card }) => ({
          id,
          reference,
          state: status === 'open' ? 'open' : status === 'complete' ? 'done' : 'failed',
          card: card ? cardView(card) : null,
        }),
      ),

    removeCard: (cardId) =>
      change('removeCard', async () => {
        await removeCard(book, cardId, now())
      }),

    refund: (asked) =>
      change('refund', () => addRefund(book, asked, wires.refundsFail ? 'failed' : 'succeeded', now())),

    readRefund: (id) =>
      read(
        'readRefund',
        () => findRefund(book, id),
        (row) => (row.status === 'pending' ? row.done_at : null),
        refundView,
      ),

    listRefunds: (asked) =>
      wires.carry('listRefunds', async () => {
        await settleDue(book, now())
        return refundsSince(book, asked)
      }),

    readDispute: (id) => wires.carry('readDispute', () => findDispute(book, id)),

    listDisputes: (asked) => wires.carry('listDisputes', () => disputesSince(book, asked)),

    openAccount: (asked) =>
      change('openAccount', async () => {
        const { id } = await addAccount(book, asked, now())
        return { id }
      }),

    linkAccount: (asked) =>
      change('linkAccount', async () => {
        const secret = await linkAccount(book, asked, now())
        if (!secret) throw new ProcessorRefused('linkAccount: there is no such account')
        return { url: pageAddress(origin, 'account', secret) }
      }),

    readAccount: (id) =>
      read(
        'readAccount',
        () => findAccount(book, id),
        (row) => row.done_at,
        accountView,
      ),

    payOut: (asked) =>
      change('payOut', () => {
        if (wires.isShort) throw new ShortOfFunds('payOut: too little of our money is there')
        return addPayout(book, asked, now())
      }),

    readPayout: (id) =>
      read(
        'readPayout',
        () => findPayout(book, id),
        (row) => (row.status === 'in_transit' ? row.done_at : null),
        payoutView,
      ),

    readDelivery(rawBody, headers) {
      proveBody(keys, rawBody, headers[SIGNATURE_HEADER], now())
      return eventIn(rawBody)
    },

    startDelivering: (post) => deliveries.start(post),
    stopDelivering: () => deliveries.stop(),
    deliveredAll: () => deliveries.caughtUp(),

    async takeDeliveries() {
      await settleDue(book, now())
      const events = await takeUndelivered(book, now())
      return events.map((event) => deliveryOf(key, event, now()))
    },

    async close() {
      await deliveries.stop()
      await book.destroy()
    },
  }
}

const atMostADay = (asked: Date, now: Date) => new Date(Math.min(asked.getTime(), now.getTime() + DAY_MS))

const dateOf = (at: Date | string | null | undefined) => (at ? new Date(at) : null)

const KINDS = ['attempt', 'setup', 'refund', 'dispute', 'account', 'payout'] as const

function eventIn(body: Buffer): ProcessorEvent {
  try {
    const { id, kind, object_id, occurred_at } = JSON.parse(body.toString()) as Record<string, unknown>
    const occurredAt = new Date(String(occurred_at))
    if (typeof id !== 'string' || !ID.test(id) || Number.isNaN(occurredAt.getTime()))
      throw new Error('not an event')
    return {
      id,
      occurredAt,
      kind: KINDS.find((known) => known === kind) ?? 'other',
      objectId: typeof object_id === 'string' && ID.test(object_id) ? object_id : null,
    }
  } catch {
    throw new ForgedDelivery('a body that is not ours')
  }
}
