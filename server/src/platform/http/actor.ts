import type { Role } from '@sojourn/contract/people/auth'
import type { Position } from '../database/replica/position.ts'

/** Who makes a call. */
export type Actor = Visitor | Person

export interface Visitor {
  kind: 'visitor'
  /** Tells visitors apart; it proves nothing. */
  device: string | null
  address: string
  /** The time zone the browser is in, where it says so. */
  zone: string | null
}

export interface Person {
  kind: 'person'
  id: string
  role: Role
  sessionId: string
  device: string | null
  address: string
  zone: string | null
  emailVerified: boolean
  /** The reason staff gave; null for everybody who is not suspended. */
  suspendedFor: string | null
  /** When the password was last shown in this session. */
  confirmedAt: Date | null
  lastSeenAt: Date
  /** Where the database stood after what they wrote last, for as long as a replica may lack it. */
  wroteAt?: Position
}

export const wroteAtOf = (actor: Actor) => (actor.kind === 'person' ? actor.wroteAt : undefined)

/** Whose an idempotency key is. */
export const ownerOf = (actor: Actor) =>
  actor.kind === 'person' ? `person:${actor.id}` : `visitor:${actor.device ?? actor.address}`
