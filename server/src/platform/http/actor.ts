/** Who makes a call. A device id tells visitors apart; it proves nothing. */
export type Actor = Visitor | Person

export interface Visitor {
  kind: 'visitor'
  device: string | null
  address: string
}

export interface Person {
  kind: 'person'
  id: string
  role: 'subscriber' | 'unverified_consultant' | 'consultant' | 'staff'
  device: string | null
  address: string
}

/** Whose an idempotency key is. */
export const ownerOf = (actor: Actor) =>
  actor.kind === 'person' ? `person:${actor.id}` : `visitor:${actor.device ?? actor.address}`
