import { firstSteps } from '../account/first-steps.tsx'
import { NextSteps } from '../account/next-steps.tsx'
import { useAccount } from '../account/use-account.ts'
import { agentPaths } from '../own-paths.ts'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/link-button.tsx'

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
          text: 'One visa, what you do for it, what it costs and how long it takes. You can begin right now.',
          action: open(agentPaths.newService(), 'Begin'),
        },
        {
          title: 'See how clients choose',
          text: 'What they check on a profile before they hire, and when they walk away.',
          action: open(paths.howToHire(), 'Read'),
        },
      ]}
    />
  )
}
