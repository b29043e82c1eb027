import { PRODUCT } from '@sojourn/contract/names'
import { firstSteps } from '../../account/first-steps.tsx'
import { NextSteps } from '../../account/next-steps.tsx'
import { useAccount } from '../../account/use-account.ts'
import { paths } from '../../paths.ts'
import { PageTitle } from '../../ui/layout.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

export const meta = () => [{ title: `My Services · ${PRODUCT}` }, { name: 'robots', content: 'noindex' }]

export default function Services() {
  const account = useAccount()
  return (
    <>
      <PageTitle intro="What you offer, to whom, and at what price: clients hire you by it.">
        Welcome, {account.first_name}
      </PageTitle>
      <NextSteps
        steps={[
          ...firstSteps(account, paths.consultant.profile()),
          {
            title: 'See how clients choose',
            text: 'What they check on a profile before they hire, and when they walk away.',
            action: (
              <LinkButton to={paths.howToHire()} size="s" variant="secondary">
                Read
              </LinkButton>
            ),
          },
          {
            title: 'Look at other agents',
            text: 'How they describe their work, and what they ask for it.',
            action: (
              <LinkButton to={paths.agents()} size="s" variant="secondary">
                Find agents
              </LinkButton>
            ),
          },
        ]}
      />
    </>
  )
}
