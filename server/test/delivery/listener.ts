import { setTimeout } from 'node:timers/promises'
import { FRAME, SOCKET_PROTOCOL } from '@sojourn/contract/talk/conversation-words'
import { WebSocket } from 'ws'
import type { Browser } from '../people.ts'
import type { Ask } from './tries-both-nodes.ts'

const PAUSE_MS = 200

export interface Heard {
  seq: number
  message: string
}

/** A tab that keeps a conversation open: what it hears makes it read on, and it comes back whenever it is cut off. */
export class Listener {
  readonly heard: Heard[] = []
  #socket: WebSocket | null = null
  #isOver = false
  #isAsked = false
  #reading: Promise<void> | null = null
  readonly #over: Promise<void>
  readonly #ask: Ask
  readonly #id: string

  constructor(ask: Ask, id: string, browser: Browser, nodes: readonly string[], first: number) {
    this.#ask = ask
    this.#id = id
    this.#over = this.#keepOpen(browser, nodes, first)
  }

  last = () => this.heard.at(-1)?.seq ?? 0

  /** A lost network does this. */
  cut = () => this.#socket?.terminate()

  async end() {
    this.#isOver = true
    this.cut()
    await this.#over
    await this.#reading
  }

  async #keepOpen(browser: Browser, nodes: readonly string[], first: number) {
    for (let turn = first; !this.#isOver; turn += 1) {
      const address = nodes[turn % nodes.length] as string
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const nonce = browser.nonce as string
      const socket = new WebSocket(
        `${address.replace('http', 'ws')}/api/socket`,
        [nonce, browser.device, SOCKET_PROTOCOL],
        {
          headers: { origin: address, cookie, 'x-forwarded-for': `10.1.${first >> 8}.${first & 255}` },
        },
      )
      this.#socket = socket
      socket.on('error', () => {})
      socket.on('open', () => socket.send(JSON.stringify({ type: FRAME.auth, nonce })))
      socket.on('message', (data) => this.#hear(JSON.parse(String(data))))
      await new Promise((closed) => socket.on('close', closed))
      if (!this.#isOver) await setTimeout(PAUSE_MS)
    }
  }

  /** The first frame says what is unread: what was said while it was away is read then. */
  #hear({ type, conversation_id }: { type: number; conversation_id?: string }) {
    if (type !== FRAME.unread && conversation_id !== this.#id) return
    this.#isAsked = true
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null
    })
  }

  async #read() {
    while (this.#isAsked) {
      this.#isAsked = false
      const { status, body } = await this.#ask(
        'GET',
        `/conversations/${this.#id}/messages?after=${this.last()}&limit=100`,
      )
      if (status !== 200) throw new Error(`The conversation answers ${status}: ${JSON.stringify(body)}`)
      this.heard.push(...body.data.items.map(({ seq, message }: Heard) => ({ seq, message })))
      this.#isAsked ||= body.data.pagination.next_cursor !== null
    }
  }
}
