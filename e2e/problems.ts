import type { Page } from 'playwright-core'

/** A call that fails on purpose. */
interface FailingCall {
  /** Method and path; a star stands for one part of the path: `DELETE /api/goals/*`. */
  call: string
  /** A call has a status, or the browser's word where no answer comes, such as `net::ERR_FAILED`. */
  status: number | `net::${string}`
  /** How often exactly; once unless told. */
  times?: number
}

interface Failure {
  call: string
  status: FailingCall['status']
}

interface Complaint {
  words: string
  /** The browser's words name the path and not the method. */
  of?: { path: string; status: FailingCall['status'] }
}

/** Finds what a page must never do: complain in the console, throw, fail a request, ask another host. */
export class Problems {
  readonly #complaints: Complaint[] = []
  readonly #failures: Failure[] = []
  readonly #patterns: RegExp[] = []
  readonly #allowed: RegExp[] = []
  readonly #calls: FailingCall[] = []
  readonly #origin: string

  constructor(page: Page, origin: string) {
    this.#origin = origin
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type()) || isLateStyle(message.text())) return
      const { url } = message.location()
      this.#add(`console ${message.type()}: ${message.text()} (${url})`, failureIn(message.text()), url)
    })
    page.on('pageerror', (error) => this.#add(`thrown: ${error.stack ?? error.message}`))
    page.on('response', (response) => {
      const status = response.status()
      if (status >= 400) this.#failures.push({ call: callOf(response.request()), status })
    })
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText
      // A page that is left gives up what it was still loading, and one without scripts does not ask for them (`csp`);
      // what its policy forbids it complains of in the console.
      if (reason === 'net::ERR_ABORTED' || reason === 'csp') return
      const status = (reason ?? 'net::ERR_FAILED') as `net::${string}`
      this.#failures.push({ call: callOf(request), status })
      this.#add(`request failed: ${request.url()} ${reason}`, status, request.url())
    })
    page.on('request', (request) => {
      if (!this.#isOurs(request.url())) this.#add(`request to another host: ${request.url()}`)
    })
  }

  /** A test brings these about on purpose: a call that fails, exactly as often as told, or words that are no call's. */
  expect(...expected: (FailingCall | RegExp)[]) {
    for (const one of expected) {
      if (one instanceof RegExp) this.#patterns.push(one)
      else this.#calls.push(one)
    }
  }

  /** These may come or not: a page asks by itself at a moment that no test chooses. */
  allow(...patterns: RegExp[]) {
    this.#allowed.push(...patterns)
  }

  /** Leaves what came until now, and what was expected, to the test that is over. */
  forget() {
    for (const list of [this.#complaints, this.#failures, this.#patterns, this.#allowed, this.#calls])
      list.length = 0
  }

  found() {
    return [
      ...this.#complaints.filter((one) => !this.#isExpected(one)).map(({ words }) => words),
      ...this.#calls.flatMap((expected) => this.#wrongCount(expected)),
      ...this.#patterns
        .filter((pattern) => !this.#complaints.some(({ words }) => pattern.test(words)))
        .map((pattern) => `expected, and did not come: ${pattern}`),
    ]
  }

  #isExpected({ words, of }: Complaint) {
    const isCall = this.#calls.some(
      ({ call, status }) => status === of?.status && matches(call.slice(call.indexOf(' ') + 1), of.path),
    )
    return isCall || [...this.#patterns, ...this.#allowed].some((pattern) => pattern.test(words))
  }

  /** The browser's complaint names no method, so methods are counted where calls are answered. */
  #wrongCount({ call, status, times = 1 }: FailingCall) {
    const count = this.#failures.filter((one) => one.status === status && matches(call, one.call)).length
    return count === times ? [] : [`${call} → ${status}: ${count} times, expected ${times}`]
  }

  #add(words: string, status?: FailingCall['status'], url?: string) {
    this.#complaints.push({ words, ...(status && url && { of: { path: pathOf(url), status } }) })
  }

  #isOurs(url: string) {
    return /^(data|blob|about):/.test(url) || new URL(url).origin === this.#origin
  }
}

/**
 * React Router loads the styles of the next page before it shows that page; the browser complains where a slow machine
 * shows it seconds later.
 */
const isLateStyle = (words: string) => /\.css was preloaded using link preload but not used/.test(words)

/** `Failed to load resource: the server responded with a status of 404 (Not Found)` or `…: net::ERR_FAILED` */
function failureIn(words: string) {
  const [, status, reason] = /^Failed to load resource: (?:.*status of (\d+)|(net::\w+))/.exec(words) ?? []
  return status ? Number(status) : (reason as `net::${string}` | undefined)
}

const pathOf = (url: string) => new URL(url).pathname
const callOf = (request: { method(): string; url(): string }) =>
  `${request.method()} ${pathOf(request.url())}`

const matches = (wanted: string, path: string) =>
  new RegExp(`^${wanted.replaceAll(/[.+?^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '[^/]+')}$`).test(path)
