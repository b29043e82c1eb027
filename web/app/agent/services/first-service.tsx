import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import { firstSteps } from '../../join/parts/first-steps.tsx'
import { NextSteps } from '../../layouts/own/next-steps.tsx'
import { useAccount } from '../../session/use-account.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'

/** What an agent without any service does first. */
export function FirstService() {
  const account = useAccount()
  const open = (to: string, words: string) => (
    <LinkButton to={to} size="s" variant="secondary">
      {words}
    </LinkButton>
  )
  return (
    <NextSteps
      steps={[
        ...firstSteps(account, agentPaths.profile()),
        {
          title: 'Verify your identity',
          text: 'Your address and a document. Only verified agents are found and hired.',
          done: account.role === 'consultant',
          action: open(agentPaths.verification(), 'Verify'),
        },
        {
          title: 'Write your first service',
          text: 'Describe what you do for one visa, the price and the delivery time. You can start now.',
          action: open(agentPaths.newService(), 'Start'),
        },
        {
          title: 'See how clients choose',
          text: 'What clients check on a profile before they hire.',
          action: open(paths.howToHire(), 'Read'),
        },
      ]}
    />
  )
}
