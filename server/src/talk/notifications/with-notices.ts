import type { FactName } from '../../ground/facts/facts.ts'
import type { Listener, Listeners } from '../../ground/facts/listeners.ts'
import { notify } from './notify.ts'
import { WHO_HEARS } from './who-hears.ts'

/** Adds the notifications to all who hear of a fact, for each fact that somebody is told of. */
export function withNotices(listeners: Listeners): Listeners {
  const told = (Object.keys(WHO_HEARS) as FactName[]).filter((fact) =>
    WHO_HEARS[fact]?.some(({ title }) => title !== null),
  )
  return {
    ...listeners,
    ...Object.fromEntries(told.map((fact) => [fact, alsoNotify(listeners[fact])])),
  }
}

const alsoNotify = (hearing: Listeners[FactName]) => ({
  ...hearing,
  later: [...((hearing.later ?? []) as readonly Listener[]), notify],
})
