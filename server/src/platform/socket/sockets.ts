import { CLOSE } from '@sojourn/contract/talk/conversation-words'
import type { WebSocket } from 'ws'
import type { Person } from '../http/actor.ts'
import type { By } from '../http/by.ts'
import { byOf } from '../http/by.ts'
import type { Delivery } from './delivery.ts'

const MOST_OF_PERSON = 5
/** More than this does not wait for a slow reader: they are cut off and catch up later. */
const MOST_WAITING_BYTES = 256_000

/** One open socket of somebody. */
export interface Connection {
  socket: WebSocket
  person: Person
  mode: By['mode']
  /** They have answered since they were last asked. */
  isAlive: boolean
  /** It is in milliseconds. */
  askedAt: number
}

/** Every socket this node holds, by whose it is. */
export class Sockets {
  readonly #of = new Map<string, Set<Connection>>()
  readonly #count: (open: number) => void
  #open = 0

  /** Told how many are open whenever that changes. */
  constructor(count: (open: number) => void) {
    this.#count = count
  }

  /** It is null where somebody has too many open already. */
  add(socket: WebSocket, person: Person, now: number): Connection | null {
    const theirs = this.#of.get(person.id) ?? new Set()
    if (theirs.size >= MOST_OF_PERSON) return null
    const connection = {
      socket,
      person,
      mode: byOf(person, '').mode,
      isAlive: true,
      askedAt: now,
    }
    this.#of.set(person.id, theirs.add(connection))
    this.#count(++this.#open)
    return connection
  }

  /** True when it was their last one here. */
  remove(connection: Connection) {
    const theirs = this.#of.get(connection.person.id)
    if (!theirs?.delete(connection)) return false
    this.#count(--this.#open)
    if (theirs.size > 0) return false
    return this.#of.delete(connection.person.id)
  }

  *all() {
    for (const theirs of this.#of.values()) yield* theirs
  }

  has = (personId: string) => this.#of.has(personId)

  people = () => [...this.#of.keys()]

  deliver({ people, mode, frame }: Delivery) {
    const text = JSON.stringify(frame)
    for (const id of people)
      for (const connection of this.#of.get(id) ?? [])
        if (!mode || connection.mode === mode) send(connection, text)
  }

  sendAll(frame: object) {
    const text = JSON.stringify(frame)
    for (const connection of this.all()) send(connection, text)
  }

  close(which: (connection: Connection) => boolean, why: string) {
    for (const connection of [...this.all()])
      if (which(connection)) closeSocket(connection.socket, CLOSE.refused, why)
  }
}

function send({ socket }: Connection, text: string) {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > MOST_WAITING_BYTES) socket.terminate()
  else socket.send(text)
}

/** Whoever does not answer the closing is cut off soon. */
export function closeSocket(socket: WebSocket, code: number, why: string) {
  socket.close(code, why)
  setTimeout(() => socket.terminate(), 2000).unref()
}
