import type { Page } from 'playwright-core'

/** What a page must never do: complain in the console, throw, fail a request, ask another host. */
export class Problems {
  readonly #found: string[] = []
  readonly #expected: RegExp[] = []
  readonly #origin: string

  constructor(page: Page, origin: string) {
    this.#origin = origin
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        this.#add(`console ${message.type()}: ${message.text()} (${message.location().url})`)
      }
    })
    page.on('pageerror', (error) => this.#add(`thrown: ${error.stack ?? error.message}`))
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText
      // A page that is left gives up what it was still loading.
      if (reason !== 'net::ERR_ABORTED') this.#add(`request failed: ${request.url()} ${reason}`)
    })
    page.on('request', (request) => {
      if (!this.#isOurs(request.url())) this.#add(`request to another host: ${request.url()}`)
    })
  }

  /** What a test brings about on purpose, such as the 404 it asks for. */
  expect(...expected: RegExp[]) {
    this.#expected.push(...expected)
  }

  found() {
    return this.#found.filter((problem) => !this.#expected.some((expected) => expected.test(problem)))
  }

  #add(problem: string) {
    this.#found.push(problem)
  }

  #isOurs(url: string) {
    return /^(data|blob|about):/.test(url) || new URL(url).origin === this.#origin
  }
}
