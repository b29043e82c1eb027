import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import type { Mode } from '@sojourn/contract/people/auth'

/** What a new client and a new agent do first. */
export const nextSteps: Record<
  Mode,
  { lead: string; next: string; start: string; other: { to: string; name: string } }
> = {
  subscriber: {
    lead: 'Next, create your first goal: tell us where you want to go, and find agents who match.',
    next: 'Go to your goals',
    start: clientPaths.goals(),
    other: { to: paths.agents(), name: 'Browse agents' },
  },
  consultant: {
    lead: 'Next, describe what you offer, so that clients can find and hire you.',
    next: 'Go to your services',
    start: agentPaths.services(),
    other: { to: paths.howToHire(), name: 'See what clients look for' },
  },
}
