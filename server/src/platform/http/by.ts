import type { Actor } from './actor.ts'

/** By whom something happens, and in which call. */
export interface By {
  /** Null where nobody but us, the clock or the processor did it. */
  id: string | null
  mode: 'visitor' | 'client' | 'agent' | 'staff' | 'system' | 'processor'
  requestId: string | null
}

/** What the clock does, or a command. */
export const SYSTEM: By = { id: null, mode: 'system', requestId: null }

const MODES = {
  subscriber: 'client',
  unverified_consultant: 'agent',
  consultant: 'agent',
  staff: 'staff',
} as const

export const byOf = (actor: Actor, requestId: string): By =>
  actor.kind === 'person'
    ? { id: actor.id, mode: MODES[actor.role], requestId }
    : { id: null, mode: 'visitor', requestId }

/** Where somebody else acts from here on: as a side of the thing, or by the clock. */
export const acting = <Held extends { by: By }>(held: Held, who: By | By['mode']): Held => ({
  ...held,
  by: typeof who === 'string' ? { ...held.by, mode: who } : who,
})
