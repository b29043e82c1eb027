export const SIGNED_OUT = 'signed-out'

/** The session ended under a call; the shell hears of it and takes the person home. */
export const announceSignOut = () => window.dispatchEvent(new Event(SIGNED_OUT))
