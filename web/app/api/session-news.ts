import { ROLE_CHANGED } from './nonce.ts'
import { OTHER_PERSON } from './shown-person.ts'
import { SIGNED_OUT } from './sign-out.ts'

// Heard by what signed-in people load; strangers' pages load only what announces it.

/** The session is over. */
export const onSignOut = (listener: () => void) => hear(SIGNED_OUT, listener)

/** The heartbeat said that one is something else by now: a mode was switched elsewhere, or staff verified an agent. */
export const onRoleChanged = (listener: () => void) => hear(ROLE_CHANGED, listener)

/** Somebody else than this tab shows has signed in. */
export const onOtherPerson = (listener: () => void) => hear(OTHER_PERSON, listener)

function hear(event: string, listener: () => void) {
  window.addEventListener(event, listener)
  return () => window.removeEventListener(event, listener)
}
