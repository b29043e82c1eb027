import { PRODUCT } from '@sojourn/contract/names'
import { Ways } from '../guide/ways.tsx'
import layout from '../pages/layout.module.css'
import { PageHead } from '../pages/page-head.tsx'
import { paths } from '../paths.ts'
import { pageMeta } from '../shells/page-meta.ts'
import { LinkButton } from '../ui/link-button.tsx'
import type { Route } from './+types/auth-opening'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Accounts open soon',
    description: `Accounts on ${PRODUCT} open with the next release. Meanwhile, look at agents, countries and visas.`,
    hidden: true,
  })

export default function AuthOpening() {
  return (
    <div className={layout.page}>
      <PageHead
        eyebrow="Nearly there"
        title="Accounts open with the next release"
        lead="Signing in, hiring and offering services come next. Everything you can read is here already, and none of it needs an account."
        actions={
          <LinkButton to={paths.agents()} size="l">
            Look at agents
          </LinkButton>
        }
      />
      <Ways
        ways={[
          {
            icon: 'globe',
            to: paths.countries(),
            title: 'Find your country',
            text: 'Visas, typical times, government fees and the papers each one asks for.',
          },
          {
            icon: 'book',
            to: paths.howToHire(),
            title: 'Learn how hiring works',
            text: 'What to check on a profile, how payment is protected, and when to walk away.',
          },
          {
            icon: 'mail',
            to: paths.contact(),
            title: 'Write to us',
            text: 'Tell us what you need, as a client or as an agent. A person reads it.',
          },
        ]}
      />
    </div>
  )
}
