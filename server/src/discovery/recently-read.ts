const KEPT_MS = 30_000
const MOST_KEPT = 1000

interface Kept<T> {
  value: T
  until: number
}

/** Answers of a database worth keeping for half a minute; the oldest go first. */
export class RecentlyRead<T> {
  readonly #kept = new WeakMap<object, Map<string, Kept<T>>>()

  get(source: object, key: string, now: number): T | undefined {
    const kept = this.#kept.get(source)?.get(key)
    return kept && now < kept.until ? kept.value : undefined
  }

  keep(source: object, key: string, now: number, value: T): T {
    const kept = this.#kept.get(source) ?? new Map<string, Kept<T>>()
    this.#kept.set(source, kept)
    kept.delete(key)
    kept.set(key, { value, until: now + KEPT_MS })
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return value
  }
}
