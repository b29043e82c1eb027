import { PRODUCT } from '@sojourn/contract/names'
import { firstSteps } from '../../account/first-steps.tsx'
import { NextSteps } from '../../account/next-steps.tsx'
import { useAccount } from '../../account/use-account.ts'
import { paths } from '../../paths.ts'
import { PageTitle } from '../../ui/layout.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

export const meta = () => [{ title: `Goals · ${PRODUCT}` }, { name: 'robots', content: 'noindex' }]

export default function Goals() {
  const account = useAccount()
  return (
    <>
      <PageTitle intro="A goal is the purpose of a journey: where, why and by when.">
        Welcome, {account.first_name}
      </PageTitle>
      <NextSteps
        steps={[
          ...firstSteps(account, paths.client.profile()),
          {
            title: 'Find an agent',
            text: 'Compare what they help with, their prices and their reviews.',
            action: (
              <LinkButton to={paths.agents()} size="s" variant="secondary">
                Find agents
              </LinkButton>
            ),
          },
          {
            title: 'See how hiring works',
            text: 'What you pay, when the agent gets it, and what protects you.',
            action: (
              <LinkButton to={paths.howToHire()} size="s" variant="secondary">
                Read
              </LinkButton>
            ),
          },
        ]}
      />
    </>
  )
}
