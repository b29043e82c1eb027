import type { Mode } from '@sojourn/contract/people/auth'

/** What the page says to a client and to an agent. */
export const signUpWords: Record<Mode, { title: string; lead: string; other: string }> = {
  subscriber: {
    title: 'Join as a client',
    lead: 'Use your name as in your passport, so that your documents match.',
    other: 'Join as an agent',
  },
  consultant: {
    title: 'Join as an agent',
    lead: 'Use your real name. Clients see it, and we verify it later.',
    other: 'Join as a client',
  },
}
