const EVENT = 'signed-out'

/** The session ended under a call; the shell hears of it and takes the person home. */
export const announceSignOut = () => window.dispatchEvent(new Event(EVENT))

export function onSignOut(listener: () => void) {
  window.addEventListener(EVENT, listener)
  return () => window.removeEventListener(EVENT, listener)
}
