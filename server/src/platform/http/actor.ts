import type { Role } from '@sojourn/contract/people/auth'
import type { Position } from '../database/replica/position.ts'

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
  /** Staff gave this reason; it is null for everybody who is not suspended. */
  suspendedFor: string | null
  confirmedAt: Date | null
  lastSeenAt: Date
  /** The database stood here after what they wrote last; it is kept as long as a replica may lack it. */
  wroteAt?: Position
}

export const wroteAtOf = (actor: Actor) => (actor.kind === 'person' ? actor.wroteAt : undefined)

export const ownerOf = (actor: Actor) =>
  actor.kind === 'person' ? `person:${actor.id}` : `visitor:${actor.device ?? actor.address}`
