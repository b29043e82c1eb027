import type { FactName } from './ground/facts/facts.ts'
import type { Letters } from './ground/facts/letters.ts'
import { conflictLetters } from './work/conflicts/conflict-letters.ts'

/** What each room writes of what happens; who gets which letter stands in `talk/notifications/who-hears.ts`. */
const ofRooms: readonly Letters[] = [conflictLetters]

export const letters: Letters = ofRooms.reduce<Letters>(both, {})

/** Two rooms may write of the same fact, each under names of its own. */
function both(some: Letters, more: Letters): Letters {
  const facts = Object.keys({ ...some, ...more }) as FactName[]
  return Object.fromEntries(facts.map((fact) => [fact, { ...some[fact], ...more[fact] }])) as Letters
}
