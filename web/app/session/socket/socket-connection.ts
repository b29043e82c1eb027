import { CLOSE, FRAME, SOCKET_PROTOCOL } from '@sojourn/contract/talk/conversation-words'
import type { ServerFrame } from '@sojourn/contract/talk/conversations'

export type SocketState = 'disconnected' | 'connecting' | 'ready'

export interface SocketSnapshot {
  state: SocketState
  /** Null until the server said it. */
  unread: number | null
  /** The newest frame that is not about the unread count. */
  last: ServerFrame | null
}

export interface SocketParts {
  open(protocols: [token: string, device: string, protocol: string]): WebSocket
  token(): string | null
  /** Asks for a fresh token; false when the session is over. */
  renew(): Promise<boolean>
  device(): string
  random(): number
}

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** No knocking opens the door sooner where too many tabs are open. */
const BUSY_PAUSE_MS = 120_000
const MOST_QUEUED = 200

/** The one connection of a tab. It comes back by itself, and tells when something may have been missed. */
export class SocketConnection {
  #snapshot: SocketSnapshot = { state: 'disconnected', unread: null, last: null }
  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #attempt = 0
  #isWanted = false
  /** Told to stay away for a while. */
  #isBusy = false
  #wasReady = false
  #queue: ServerFrame[] = []
  readonly #watchers = new Set<() => void>()
  readonly #hearers = new Set<(frame: ServerFrame) => void>()
  readonly #resumed = new Set<() => void>()
  readonly #parts: SocketParts

  constructor(parts: SocketParts) {
    this.#parts = parts
  }

  snapshot = () => this.#snapshot

  watch = (watcher: () => void) => join(this.#watchers, watcher)

  /** Frames that came before anybody listened are heard first. */
  hear(hearer: (frame: ServerFrame) => void) {
    const leave = join(this.#hearers, hearer)
    for (const frame of this.#queue.splice(0)) hearer(frame)
    return leave
  }

  /** After every reconnect: what was announced meanwhile has to be read. */
  onResumed = (listener: () => void) => join(this.#resumed, listener)

  connect() {
    this.#isWanted = true
    if (this.#socket || this.#isBusy) return
    clearTimeout(this.#timer)
    const token = this.#parts.token()
    this.#show({ state: 'connecting' })
    if (token) this.#open(token)
    else void this.#renewAndOpen()
  }

  /** Nothing of this session is kept. */
  disconnect() {
    this.#isWanted = false
    this.#wasReady = false
    this.#isBusy = false
    clearTimeout(this.#timer)
    const socket = this.#socket
    this.#socket = null
    if (socket) closeQuietly(socket)
    this.#queue = []
    this.#show({ state: 'disconnected', unread: null, last: null })
  }

  send(frame: object) {
    if (this.#snapshot.state === 'ready') this.#socket?.send(JSON.stringify(frame))
  }

  #open(token: string) {
    const socket = this.#parts.open([token, this.#parts.device(), SOCKET_PROTOCOL])
    this.#socket = socket
    let wasOpen = false
    socket.onopen = () => {
      wasOpen = true
      socket.send(JSON.stringify({ type: FRAME.auth, nonce: token }))
    }
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data))
    socket.onclose = ({ code }) => {
      // Why a socket did not open no browser tells: the token may be why.
      if (this.#socket === socket) this.#lost(wasOpen ? code : CLOSE.refused)
    }
  }

  #receive(frame: ServerFrame) {
    if (this.#snapshot.state !== 'ready') {
      this.#attempt = 0
      this.#show({ state: 'ready' })
      if (this.#wasReady) for (const tell of this.#resumed) tell()
      this.#wasReady = true
    }
    if (frame.type === FRAME.unread) return this.#show({ unread: frame.meta?.unread_count ?? 0 })
    this.#show({ last: frame })
    if (this.#hearers.size === 0) this.#queue = [...this.#queue, frame].slice(-MOST_QUEUED)
    for (const hear of this.#hearers) hear(frame)
  }

  #lost(code: number) {
    this.#socket = null
    this.#show({ state: 'disconnected' })
    if (!this.#isWanted) return
    this.#isBusy = code === CLOSE.busy
    const pause = this.#isBusy
      ? BUSY_PAUSE_MS
      : Math.min(FIRST_PAUSE_MS * 2 ** this.#attempt, LONGEST_PAUSE_MS)
    this.#attempt += 1
    const jittered = pause / 2 + (pause / 2) * this.#parts.random()
    this.#timer = setTimeout(() => {
      this.#isBusy = false
      // A token that was refused is not shown again.
      if (code === CLOSE.refused) void this.#renewAndOpen()
      else this.connect()
    }, jittered)
  }

  async #renewAndOpen() {
    this.#show({ state: 'connecting' })
    const isIn = await this.#parts.renew()
    const token = this.#parts.token()
    if (!this.#isWanted || this.#socket) return
    if (isIn && token) this.#open(token)
    else this.disconnect()
  }

  #show(change: Partial<SocketSnapshot>) {
    this.#snapshot = { ...this.#snapshot, ...change }
    for (const watcher of this.#watchers) watcher()
  }
}

/** A browser warns of a socket that is closed before it has opened. */
function closeQuietly(socket: WebSocket) {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
  else socket.close()
}

function join<Member>(members: Set<Member>, member: Member) {
  members.add(member)
  return () => void members.delete(member)
}
