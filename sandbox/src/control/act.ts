import { randomUUID } from 'node:crypto'
import { answerAccount, changeBank } from '../accounts/account-store.ts'
import { closeDispute, openDispute } from '../disputes/dispute-store.ts'
import { settleDue } from '../due-store.ts'
import type { House } from '../house.ts'
import { redeliverEvent } from '../news/event-store.ts'
import { closeSession } from '../payments/session-store.ts'
import { finishPayout } from '../payouts/payout-store.ts'
import { addRefund, failRefund } from '../refunds/refund-store.ts'
import { Refused } from '../refusals.ts'
import { hurry, restOfCharge } from './control-store.ts'

type Act = (house: House, id: string) => Promise<unknown>

/** The other house does these of its own accord, by hand. */
export const ACTS = {
  refund: async ({ book, clock }, id) => {
    const charge = await restOfCharge(book, id)
    if (!charge?.rest) return
    await addRefund(book, { key: randomUUID(), chargeId: id, amount: charge.rest }, 'succeeded', clock.now())
  },
  dispute: ({ book, clock }, id) => openDispute(book, id, clock.now()),
  dispute_half: async ({ book, clock }, id) => {
    const charge = await restOfCharge(book, id)
    if (charge?.rest) await openDispute(book, id, clock.now(), Math.ceil(charge.rest / 2))
  },
  win: ({ book, clock }, id) => closeDispute(book, id, 'won', clock.now()),
  lose: ({ book, clock }, id) => closeDispute(book, id, 'lost', clock.now()),
  pay: ({ book, clock }, id) => finishPayout(book, id, 'paid', clock.now()),
  fail: ({ book, clock }, id) => finishPayout(book, id, 'failed', clock.now()),
  bounce: ({ book, clock }, id) => failRefund(book, id, clock.now()),
  close: ({ book, clock }, id) => closeSession(book, id, clock.now()),
  another_bank: ({ book, clock }, id) => changeBank(book, id, clock.now()),
  ask_more: ({ book, clock }, id) => answerAccount(book, id, 'incomplete', clock.now()),
  accept: ({ book, clock }, id) => answerAccount(book, id, 'linked', clock.now()),
  redeliver: ({ book, clock }, id) => redeliverEvent(book, id, clock.now()),
  hurry: async ({ book, clock }, id) => {
    await hurry(book, id, clock.now())
    await settleDue(book, clock.now())
  },
} satisfies Record<string, Act>

export type ActName = keyof typeof ACTS

export const isAct = (name: unknown): name is ActName => typeof name === 'string' && Object.hasOwn(ACTS, name)

export async function act(house: House, name: ActName, id: string) {
  try {
    await ACTS[name](house, id)
  } catch (error) {
    // Somebody was quicker, or the page is old: there is nothing left to do it with.
    if (!(error instanceof Refused)) throw error
  }
  house.tell()
}
