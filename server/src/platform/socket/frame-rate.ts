const MOST = 100
const PER_MS = 60_000

/** Somebody may send so many frames a minute over however many sockets, one after the other too. */
export class FrameRate {
  readonly #of = new Map<string, { count: number; since: number }>()

  /** False when there were too many. */
  take(personId: string, now: number) {
    const known = this.#of.get(personId)
    const minute = known && now - known.since < PER_MS ? known : { count: 0, since: now }
    minute.count += 1
    this.#of.set(personId, minute)
    return minute.count <= MOST
  }

  /** Nobody is kept for longer than their minute. */
  sweep(now: number) {
    for (const [personId, { since }] of this.#of) if (now - since >= PER_MS) this.#of.delete(personId)
  }
}
