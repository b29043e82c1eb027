import { forgetAnswers } from '../answer-store.ts'
import type { Book } from '../book-store.ts'
import { nextDue, settleDue } from '../due-store.ts'
import type { Faults } from '../faults.ts'
import type { Clock, Log } from '../house.ts'
import { type DueEvent, forgetEvents, leaseDueEvents, markDelivered, tryEventAgain } from './event-store.ts'
import { SIGNATURE_HEADER, signBody } from './signature.ts'

export interface Delivery {
  id: string
  body: string
  headers: Record<string, string>
}

/** True means that the other side took it. */
export type Post = (delivery: Delivery, signal: AbortSignal) => Promise<boolean>

interface Parts {
  book: Book
  clock: Clock
  log: Log
  key: Buffer
  wires: Faults
}

const AT_ONCE = 16
const LONGEST_WAIT_SECONDS = 3600
const PAUSE_MS = 5000
const HOUR_MS = 3_600_000
const ANSWERS_KEPT_MS = 7 * 24 * HOUR_MS
const EVENTS_KEPT_MS = 30 * 24 * HOUR_MS

export function deliveryOf(key: Buffer, event: DueEvent, now: Date): Delivery {
  const { id, kind, object_id, created_at } = event
  const body = JSON.stringify({ id, kind, object_id, occurred_at: created_at.toISOString() })
  return {
    id,
    body,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signBody(key, body, now) },
  }
}

/** Brings news to the other side until they are taken, and lets go on what goes on by itself. */
export class Deliveries {
  #parts: Parts
  #post: Post | null = null
  #stopped = new AbortController()
  #running: Promise<void> | null = null
  #again = false
  #timer: NodeJS.Timeout | undefined
  #tidiedAt = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  start(post: Post) {
    this.#post = post
    this.soon()
  }

  /** Something was written. */
  soon() {
    if (!this.#post) return
    if (this.#running) {
      this.#again = true
      return
    }
    clearTimeout(this.#timer)
    this.#running = this.#run().then((waitMs) => {
      this.#running = null
      if (!this.#post) return
      if (!this.#again) this.#timer = setTimeout(() => this.soon(), waitMs).unref()
      else {
        this.#again = false
        this.soon()
      }
    })
  }

  /** Until nothing is left that was due. */
  async caughtUp() {
    while (this.#running) await this.#running
  }

  /** A delivery under way is cut off; the other side gets it again. */
  async stop() {
    this.#post = null
    clearTimeout(this.#timer)
    this.#stopped.abort()
    await this.#running
  }

  async #run() {
    const { book, clock, log, wires } = this.#parts
    try {
      await this.#tidy()
      while (this.#post) {
        const now = clock.now()
        const due = await nextDue(book)
        if (due.thing && due.thing <= now) await settleDue(book, now)
        else if (due.event && due.event <= now && !wires.holdsDeliveries) await this.#deliver(this.#post)
        else return pauseUntil([due.thing, wires.holdsDeliveries ? null : due.event], now)
      }
    } catch (error) {
      log.warn({ err: error }, 'the sandbox could not tell its news')
    }
    return PAUSE_MS
  }

  async #deliver(post: Post) {
    const { book, clock, key } = this.#parts
    const events = await leaseDueEvents(book, clock.now(), AT_ONCE)
    const taken = await Promise.all(
      events.map(async (event) => {
        const delivery = deliveryOf(key, event, clock.now())
        return post(delivery, this.#stopped.signal).catch(() => false)
      }),
    )
    const now = clock.now()
    const delivered = events.filter((_, index) => taken[index]).map(({ id }) => id)
    if (delivered.length > 0) await markDelivered(book, delivered, now)
    for (const event of events.filter((_, index) => !taken[index]))
      await tryEventAgain(book, event, new Date(now.getTime() + waitSeconds(event.tries) * 1000))
  }

  async #tidy() {
    const now = this.#parts.clock.now().getTime()
    if (now - this.#tidiedAt < HOUR_MS) return
    this.#tidiedAt = now
    await forgetAnswers(this.#parts.book, new Date(now - ANSWERS_KEPT_MS))
    await forgetEvents(this.#parts.book, new Date(now - EVENTS_KEPT_MS))
  }
}

const waitSeconds = (tries: number) => Math.min(2 ** Math.min(tries, 20), LONGEST_WAIT_SECONDS)

function pauseUntil(times: (Date | null)[], now: Date) {
  const waits = times.flatMap((at) => (at ? [at.getTime() - now.getTime()] : []))
  return Math.min(PAUSE_MS, ...waits)
}
