import { HOUR_MS, MINUTE_MS } from '../src/platform/clock.ts'

/** One try as the processor and we see it. */
export interface ModelTry {
  kind: 'page' | 'confirmed' | 'slow'
  url: string | null
  amount: number
  begunAt: number
  /** It stands so there, whether we heard of it or not. */
  there: 'open' | 'processing' | 'captured' | 'failed' | 'expired'
  /** The last card typed on its page was refused. */
  wasDeclined: boolean
  isSettled: boolean
  isGivenUp: boolean
}

export const PRICE = 50_000
export const GIFT = 2_000
const PAGE_MS = HOUR_MS
const CONFIRM_MS = 24 * HOUR_MS
const SLOW_MS = 5_000

/** The payment of one order, as states.md §3 has it. */
export class PaymentModel {
  order: 'awaiting_payment' | 'paid' | 'cancelled' = 'awaiting_payment'
  payment: null | 'Waiting' | 'Failed' | 'Processing' | 'Processed' | 'Cancelled' = null
  amount = PRICE
  now = 0
  live: ModelTry | null = null
  readonly tries: ModelTry[] = []
  /** The order waits a day, or 30 as a later stage of a case. */
  readonly #waits: number

  constructor(waits = 24 * HOUR_MS) {
    this.#waits = waits
  }

  get isPayable() {
    return this.order === 'awaiting_payment' && this.now < this.#waits
  }

  /** P2 and P3 can begin. */
  get canPay() {
    return this.payment !== null && this.isPayable && this.payment !== 'Processing'
  }

  begin(kind: ModelTry['kind'], url: string | null) {
    this.giveUp()
    const there = kind === 'slow' ? 'processing' : 'open'
    const begun = { kind, url, amount: this.amount, begunAt: this.now, there } as const
    this.live = { ...begun, wasDeclined: false, isSettled: false, isGivenUp: false }
    this.tries.push(this.live)
    this.payment = kind === 'slow' ? 'Processing' : 'Waiting'
  }

  /** An older try that waits makes room. */
  giveUp() {
    if (!this.live) return
    this.live.isGivenUp = true
    this.live = null
    this.payment = 'Waiting'
  }

  fail() {
    this.payment = 'Failed'
  }

  made() {
    this.order = 'paid'
    this.payment = 'Processed'
    this.live = null
  }

  /** All of what was paid goes back; the payment stays what it was. */
  giveBack() {
    this.order = 'cancelled'
  }

  cancel() {
    this.order = 'cancelled'
    if (this.live) this.live.isGivenUp = true
    this.live = null
    if (this.payment) this.payment = 'Cancelled'
  }

  pass(milliseconds: number) {
    this.now += milliseconds
    for (const one of this.tries) {
      const age = this.now - one.begunAt
      if (one.kind === 'page' && one.there === 'open' && age >= PAGE_MS) one.there = 'expired'
      if (one.kind === 'confirmed' && one.there === 'open' && age >= CONFIRM_MS) one.there = 'failed'
      if (one.kind === 'slow' && one.there === 'processing' && age >= SLOW_MS) one.there = 'captured'
    }
  }

  /** P5 to P8: what the processor's book says of a try is known to us. */
  hear(one: ModelTry) {
    if (one.isSettled) return
    if (one.there === 'captured') {
      one.isSettled = true
      this.#take(one)
    } else if (one.there === 'failed' || one.there === 'expired') {
      one.isSettled = true
      if (one !== this.live) return
      this.live = null
      this.payment = one.there === 'failed' || one.wasDeclined ? 'Failed' : 'Waiting'
    }
  }

  #take(one: ModelTry) {
    const isRight = one.amount === this.amount
    if (this.order === 'awaiting_payment' && isRight) {
      if (this.live && this.live !== one) this.live.isGivenUp = true
      this.made()
    } else if (one === this.live) this.live = null
  }

  /** Pages that wait to be closed are closed, and looked at once more. */
  closeGivenUp() {
    for (const one of this.tries) {
      if (!one.isGivenUp) continue
      if (one.there === 'open') one.there = one.kind === 'page' ? 'expired' : 'failed'
      this.hear(one)
    }
  }

  get captured() {
    return this.tries.filter(({ there }) => there === 'captured').length
  }
}

export const A_WHILE = 11 * MINUTE_MS
