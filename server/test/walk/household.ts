import type { TestPerson } from '../people.ts'
import type { Theme } from './acts/acts.ts'
import type { Intention } from './plans.ts'

/** Somebody of a walk, always at the same device. */
export interface Member extends TestPerson {
  role: 'client' | 'second' | 'agent'
  device: string
  card: string | null
}

export interface Hired {
  id: string
  /** The country the client lived in when they hired. */
  country: string
  by: Member
}

/** One line of the story: who did what when, and what came of it. */
export interface Line {
  step: number
  at: Date
  act: string
  order: number | null
  /** Its draws came from this. */
  seed: number
  said: string
  /** The rule that its answer broke. */
  breaks?: string
}

/** A turn goes by the rules of a walk and chance, or as it is written down. */
export interface Turn {
  step: number
  act: string
  order: number | null
  seed: number
}

/** One client and one agent, a second account of that agent, and all that happens between them. */
export interface Household {
  seed: number
  /** The step at which they meet. */
  begins: number
  client: Member
  second: Member
  agent: Member
  services: string[]
  theme: Theme
  /** It still wants to do these, one after the other. */
  plan: Intention[]
  /** The first of them was refused so often. */
  refused: number
  country: string
  orders: Hired[]
  story: Line[]
  /** The place the agent is paid at changed then, however that came about. */
  moved: Date[]
  /** It goes by these turns instead of chance. */
  script?: readonly Turn[]
}

export const membersOf = ({ client, second, agent }: Household) => [client, second, agent]
