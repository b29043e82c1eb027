import type { Clock } from './clock.ts'

interface Kept<T> {
  value: T
  madeAt: number
  weight: number
}

interface Terms<T> {
  freshMs: number
  /** Past `freshMs` and until this age it is still given, once, while it is made anew. */
  staleMs: number
  most: number
  /** Values are weighed where the memory they take differs much. */
  weigh?: (value: T) => number
  mostWeight?: number
}

/**
 * Keeps for some seconds what many ask for alike. One past its time is still given while it is made anew, so a crowd
 * costs what one costs.
 */
export class ShortCache<T> {
  readonly #kept = new Map<string, Kept<T>>()
  readonly #making = new Map<string, Promise<T | null>>()
  readonly #clock: Clock
  readonly #terms: Terms<T>
  #weight = 0

  constructor(clock: Clock, terms: Terms<T>) {
    this.#clock = clock
    this.#terms = terms
  }

  /** `make` answers null for what must not be kept. */
  async get(key: string, make: () => Promise<T | null>): Promise<T | null> {
    const kept = this.#kept.get(key)
    const age = kept ? this.#clock.now().getTime() - kept.madeAt : Infinity
    if (kept && age < this.#terms.freshMs) return kept.value
    if (kept && age < this.#terms.staleMs) {
      // A failed renewal leaves the old one to run out; whoever comes after that sees the failure.
      this.#makeOnce(key, make).catch(() => {})
      return kept.value
    }
    return this.#makeOnce(key, make)
  }

  /** A caller who comes while it is being made waits for that. */
  #makeOnce(key: string, make: () => Promise<T | null>) {
    const running = this.#making.get(key)
    if (running) return running
    const making = make()
      .then((value) => {
        this.#drop(key)
        if (value !== null) this.#keep(key, value)
        return value
      })
      .finally(() => this.#making.delete(key))
    this.#making.set(key, making)
    return making
  }

  #keep(key: string, value: T) {
    const { most, weigh = () => 1, mostWeight = Infinity } = this.#terms
    const weight = weigh(value)
    if (weight > mostWeight) return
    this.#kept.set(key, { value, madeAt: this.#clock.now().getTime(), weight })
    this.#weight += weight
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= most && this.#weight <= mostWeight) return
      this.#drop(oldest)
    }
  }

  #drop(key: string) {
    this.#weight -= this.#kept.get(key)?.weight ?? 0
    this.#kept.delete(key)
  }
}
