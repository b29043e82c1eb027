const MOST = 100
const PER_MS = 60_000

/** How many frames a minute somebody may send over one socket. */
export class FrameRate {
  #count = 0
  #since = 0

  /** False when there were too many. */
  take(now: number) {
    if (now - this.#since >= PER_MS) {
      this.#since = now
      this.#count = 0
    }
    this.#count += 1
    return this.#count <= MOST
  }
}
