/** Numbers that look like chance and are the same for the same seed. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 up to 1. */
  number() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number from `least` to `most`. */
  between(least: number, most: number) {
    return least + Math.floor(this.number() * (most - least + 1))
  }

  chance(share: number) {
    return this.number() < share
  }

  one<T>(of: readonly T[]): T {
    return of[this.between(0, of.length - 1)] as T
  }

  many<T>(most: number, make: () => T): T[] {
    return Array.from({ length: this.between(0, most) }, make)
  }
}
