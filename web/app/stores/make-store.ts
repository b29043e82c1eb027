import { useSyncExternalStore } from 'react'

/**
 * A store stands outside of React, and parts of the page draw it: they ask by `useValue` and are drawn again after
 * `changed`. On the server, and until the page lives, it is `atFirst`.
 */
export function makeStore<Value>(read: () => Value, atFirst: Value) {
  const listeners = new Set<() => void>()

  function listen(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return {
    useValue: () => useSyncExternalStore(listen, read, () => atFirst),
    changed() {
      for (const listener of listeners) listener()
    },
  }
}
