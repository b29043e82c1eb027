import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { Person } from '../http/actor.ts'
import type { FrameRate } from './frame-rate.ts'
import type { Connection, Sockets } from './sockets.ts'

/** The door says who may connect, and what happens around it; `app.ts` sets it. */
export interface SocketDoor {
  /** It is null for whoever may not. */
  admit(request: FastifyRequest, nonce: string, device: string): Promise<Person | null>
  /** Sessions that have ended are left out. */
  livingOf(sessionIds: string[]): Promise<Set<string>>
  /** The channel on which ended sessions are told, and the people whose sockets must go. */
  endings: readonly { channel: string; isOver(message: never): (connection: Connection) => boolean }[]
  greet(person: Person): Promise<object[]>
  /** They write. */
  typing(person: Person, conversationId: string): Promise<void>
  /** The first socket of somebody here opened, or the last one closed. */
  came(personId: string): Promise<void>
  went(personId: string): Promise<void>
  /** Everybody who is connected here now, twice a minute. */
  present(personIds: string[]): Promise<void>
}

/** All sockets of this node, and what they are connected with. */
export interface Exchange {
  context: Context
  door: SocketDoor
  sockets: Sockets
  rate: FrameRate
  isStopping: boolean
}

/** Nobody waits for what fails here: it is noted, and done again the next time. */
export const noted =
  ({ context }: Exchange, sentence: string) =>
  (error: unknown) =>
    context.log.warn({ err: error }, sentence)
