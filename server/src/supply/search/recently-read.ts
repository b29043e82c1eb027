const KEPT_MS = 30_000
const MOST_KEPT = 1000

interface Kept<T> {
  value: Promise<T>
  until: number
}

/** Answers of a database worth keeping for half a minute; the oldest go first. */
export class RecentlyRead<T> {
  readonly #kept = new WeakMap<object, Map<string, Kept<T>>>()
  readonly #most: number

  constructor(most = MOST_KEPT) {
    this.#most = most
  }

  /** A caller who asks while it is being read waits for that; a read that fails is done again. */
  get(source: object, key: string, now: number, read: () => Promise<T>): Promise<T> {
    const kept = this.#keptOf(source)
    const known = kept.get(key)
    if (known && now < known.until) return known.value
    const value = read()
    kept.delete(key)
    kept.set(key, { value, until: now + KEPT_MS })
    const [oldest] = kept.keys()
    if (kept.size > this.#most && oldest !== undefined) kept.delete(oldest)
    value.catch(() => {
      if (kept.get(key)?.value === value) kept.delete(key)
    })
    return value
  }

  #keptOf(source: object) {
    const kept = this.#kept.get(source) ?? new Map<string, Kept<T>>()
    this.#kept.set(source, kept)
    return kept
  }
}
