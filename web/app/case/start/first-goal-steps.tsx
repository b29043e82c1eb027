import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { firstSteps } from '../../join/parts/first-steps.tsx'
import { NextSteps } from '../../layouts/own/next-steps.tsx'
import { useAccount } from '../../session/use-account.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'

/** Before the first goal: how one begins. */
export const FirstGoalSteps = () => (
  <NextSteps
    steps={[
      ...firstSteps(useAccount(), clientPaths.profile()),
      {
        title: t('Create your first goal'),
        text: t('Tell us where you want to go, why and by when. We match agents to your goal.'),
        action: (
          <LinkButton to={clientPaths.createGoal()} size="s">
            {t('Create a Goal')}
          </LinkButton>
        ),
      },
      {
        title: t('Find an agent'),
        text: t('Compare what they help with, their prices and their reviews.'),
        action: (
          <LinkButton to={paths.agents()} size="s" variant="secondary">
            {t('Find agents')}
          </LinkButton>
        ),
      },
    ]}
  />
)
