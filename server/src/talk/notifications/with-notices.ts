import type { FactName } from '../../ground/facts/facts.ts'
import type { Letters } from '../../ground/facts/letters.ts'
import type { Listener, Listeners } from '../../ground/facts/listeners.ts'
import { notify } from './notify.ts'
import { withLetters } from './send-letters.ts'
import { WHO_HEARS } from './who-hears.ts'

/** Adds letters and notifications to all who hear of a fact, for each fact that somebody is told of. */
export function withNotices(letters: Letters, listeners: Listeners): Listeners {
  const told = (Object.keys(WHO_HEARS) as FactName[]).filter((fact) =>
    WHO_HEARS[fact]?.some(({ title }) => title !== null),
  )
  const written = withLetters(letters, listeners)
  return {
    ...written,
    ...Object.fromEntries(told.map((fact) => [fact, alsoNotify(written[fact])])),
  }
}

const alsoNotify = (hearing: Listeners[FactName]) => ({
  ...hearing,
  later: [...((hearing.later ?? []) as readonly Listener[]), notify],
})
