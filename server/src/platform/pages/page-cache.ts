import type { Clock } from '../clock.ts'

/** A page without its nonce: the text between the places where the nonce stands. */
export interface CachedPage {
  parts: string[]
}

interface Entry {
  page: CachedPage
  renderedAt: number
}

const FRESH_MS = 10_000
const STALE_MS = 40_000
const MOST_PAGES = 500

/**
 * Keeps the pages every stranger sees alike for a few seconds. A page past its time is still given while one render
 * renews it, so a crowd costs what one visitor costs.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>()
  readonly #rendering = new Map<string, Promise<CachedPage | null>>()
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** `render` answers null for a page that must not be kept. */
  async get(key: string, render: () => Promise<CachedPage | null>): Promise<CachedPage | null> {
    const entry = this.#entries.get(key)
    const age = entry ? this.#clock.now().getTime() - entry.renderedAt : Infinity
    if (entry && age < FRESH_MS) return entry.page
    if (entry && age < STALE_MS) {
      // A failed renewal leaves the old page to run out; the visitor after that sees the failure.
      this.#renderOnce(key, render).catch(() => {})
      return entry.page
    }
    return this.#renderOnce(key, render)
  }

  /** Visitors who come while a page is being rendered wait for that render. */
  #renderOnce(key: string, render: () => Promise<CachedPage | null>) {
    const running = this.#rendering.get(key)
    if (running) return running
    const rendering = render()
      .then((page) => {
        this.#entries.delete(key)
        if (page) this.#keep(key, page)
        return page
      })
      .finally(() => this.#rendering.delete(key))
    this.#rendering.set(key, rendering)
    return rendering
  }

  #keep(key: string, page: CachedPage) {
    this.#entries.set(key, { page, renderedAt: this.#clock.now().getTime() })
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > MOST_PAGES && oldest !== undefined) this.#entries.delete(oldest)
  }
}
