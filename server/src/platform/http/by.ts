import type { Actor } from './actor.ts'

export interface By {
  /** It is null where nobody but us, the clock or the processor did it. */
  id: string | null
  mode: 'visitor' | 'client' | 'agent' | 'staff' | 'system' | 'processor'
  requestId: string | null
}

/** The clock does it, or a command. */
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

/** Somebody else acts from here on: a side of the thing, or the clock. */
export const acting = <Held extends { by: By }>(held: Held, who: By | By['mode']): Held => ({
  ...held,
  by: typeof who === 'string' ? { ...held.by, mode: who } : who,
})
