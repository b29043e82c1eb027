import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import type { Mode } from '@sojourn/contract/people/auth'
import { t } from '@sojourn/contract/words/t'

export const nextSteps: Record<
  Mode,
  { lead: string; next: string; start: string; other: { to: string; name: string } }
> = {
  subscriber: {
    lead: t('Next, create your first goal: tell us where you want to go, and find agents who match.'),
    next: t('Go to your goals'),
    start: clientPaths.goals(),
    other: { to: paths.agents(), name: t('Browse agents') },
  },
  consultant: {
    lead: t('Next, describe what you offer, so that clients can find and hire you.'),
    next: t('Go to your services'),
    start: agentPaths.services(),
    other: { to: paths.howToHire(), name: t('See what clients look for') },
  },
}
