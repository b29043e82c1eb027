import { randomInt, randomUUID } from 'node:crypto'

export interface Tally {
  acknowledged: number
  refused: number
  cut: number
  wrong: string[]
  /** How long somebody tries again; a minute and a half unless told. */
  patienceMs?: number
}

interface Sent {
  /** Text and bytes go as they are, everything else as JSON. */
  body?: string | Uint8Array<ArrayBuffer> | object
  headers?: Record<string, string>
  /** These may come beside success once an answer got lost and the call was sent again. */
  orAgain?: number[]
}

const ONE_TRY_MS = 15_000
const PATIENCE_MS = 90_000
const PAUSE_MS = 100
/** Nobody may write more than 300 times a minute. */
const TOLD_PAUSE_MS = 300

/** Asked to come back: not wrong, and nothing was acknowledged. */
const LATER = [502, 503, 504]
const STILL_RUNNING = 409

/** Somebody with a browser who tries again until they are answered, and always with the same Idempotency-Key. */
export class Visitor {
  readonly address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
  readonly device = randomUUID()
  readonly cookies = new Map<string, string>()
  nonce: string | null = null
  #origin: string
  #tally: Tally

  constructor(origin: string, tally: Tally) {
    this.#origin = origin
    this.#tally = tally
  }

  async send(method: string, path: string, { body, headers, orAgain = [] }: Sent = {}) {
    const key = randomUUID()
    const until = Date.now() + (this.#tally.patienceMs ?? PATIENCE_MS)
    for (let isAgain = false; ; isAgain = true) {
      const answer = await this.once(method, path, body, { 'idempotency-key': key, ...headers })
      if (answer && (answer.status < 400 || (isAgain && orAgain.includes(answer.status)))) {
        this.#tally.acknowledged++
        return answer
      }
      const isLater = !answer || LATER.includes(answer.status) || (isAgain && answer.status === STILL_RUNNING)
      if (!isLater || Date.now() > until) {
        const what = `${method} ${path}: ${answer ? `${answer.status} ${answer.text.slice(0, 300)}` : 'no answer'}`
        this.#tally.wrong.push(what)
        throw new Error(what)
      }
      if (answer) this.#refused(method, path, answer)
      else this.#tally.cut++
      await new Promise((resolve) => setTimeout(resolve, answer ? TOLD_PAUSE_MS : PAUSE_MS))
    }
  }

  /** Undefined when no answer came. */
  async once(
    method: string,
    path: string,
    body?: Sent['body'],
    headers: Record<string, string> = {},
    at = this.#origin,
  ) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const isJson = typeof body === 'object' && !(body instanceof Uint8Array)
    try {
      const answer = await fetch(path.startsWith('http') ? path : `${at}${path}`, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(ONE_TRY_MS),
        headers: {
          origin: this.#origin,
          'x-forwarded-for': this.address,
          'x-device-id': this.device,
          ...(cookie && { cookie }),
          ...(this.nonce && { 'x-nonce': this.nonce }),
          ...(isJson && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
      })
      const text = await answer.text()
      this.#keep(answer)
      return { status: answer.status, headers: answer.headers, text }
    } catch {
      return undefined
    }
  }

  async data(method: string, path: string, sent?: Sent) {
    const { text } = await this.send(method, `/api${path}`, sent)
    return text === '' ? undefined : JSON.parse(text).data
  }

  /** Our own nodes say in a sentence that one should come back, and when. */
  #refused(method: string, path: string, { headers, text }: { headers: Headers; text: string }) {
    this.#tally.refused++
    if (!headers.get('content-type')?.includes('json')) return
    const { message } = JSON.parse(text)
    if (!message || !headers.has('retry-after'))
      this.#tally.wrong.push(`${method} ${path}: refused with ${text}`)
  }

  #keep({ headers }: Response) {
    this.nonce = headers.get('x-nonce') ?? this.nonce
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) this.cookies.set(name, value)
      else this.cookies.delete(name)
    }
  }
}
