import { SOCKET_PROTOCOL } from '@sojourn/contract/talk/conversation-words'
import type { ServerFrame } from '@sojourn/contract/talk/conversations'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { Browser } from './people.ts'

interface Wanted {
  origin?: string
  nonce?: string
  device?: string
  cookie?: string
  /** A tab of the release before offers neither more nor less. */
  isOld?: boolean
  /** Does not say who it is by itself. */
  silent?: boolean
}

/** A tab of a browser with its socket open, and what it heard. */
export class Tab {
  readonly frames: ServerFrame[] = []
  readonly socket: WebSocket
  /** The code it was closed with. */
  readonly closed: Promise<number>
  /** The status of the answer it got in place of a socket. */
  readonly refused: Promise<number | undefined>
  readonly #waiting: { fits: (frame: ServerFrame) => boolean; found: (frame: ServerFrame) => void }[] = []

  constructor(address: string, browser: Browser, wanted: Wanted = {}) {
    const { nonce = browser.nonce ?? 'none', device = browser.device, origin = address } = wanted
    const cookie = wanted.cookie ?? [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const protocols = wanted.isOld ? [nonce, device] : [nonce, device, SOCKET_PROTOCOL]
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, protocols, {
      headers: { origin, cookie },
    })
    this.refused = new Promise((done) =>
      this.socket.on('unexpected-response', (_request, { statusCode }) => {
        done(statusCode)
        this.socket.terminate()
      }),
    )
    this.socket.on('open', () => wanted.silent || this.send({ type: 4, nonce }))
    this.socket.on('message', (data) => this.#hear(JSON.parse(String(data))))
    this.closed = new Promise((done) => this.socket.on('close', done))
    this.socket.on('error', () => {})
  }

  send(frame: object) {
    this.socket.send(JSON.stringify(frame))
  }

  /** The first frame like this, from the beginning on. */
  hears(fits: (frame: ServerFrame) => boolean): Promise<ServerFrame> {
    const heard = this.frames.find(fits)
    return heard ? Promise.resolve(heard) : new Promise((found) => this.#waiting.push({ fits, found }))
  }

  /** Open, and told what is unread. */
  async ready() {
    await this.hears(({ type }) => type === 3)
    return this
  }

  #hear(frame: ServerFrame) {
    this.frames.push(frame)
    for (const { fits, found } of this.#waiting) if (fits(frame)) found(frame)
  }
}

/** A tab that is open and ready; gone after the test. */
export function openTab(address: string, browser: Browser, wanted?: Wanted) {
  const tab = new Tab(address, browser, wanted)
  onTestFinished(() => tab.socket.terminate())
  return tab.ready()
}
