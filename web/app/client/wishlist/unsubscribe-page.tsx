import { paths } from '@sojourn/contract/paths/paths'
import { Unsubscribe } from '../../account/notifications/unsubscribe.tsx'
import { browserApi } from '../../api/browser.ts'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import type { Route } from './+types/unsubscribe-page'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Unsubscribe',
    description: 'Unsubscribe from weekly emails.',
    hidden: true,
  })

const stop = async (token: string) =>
  (await browserApi('POST /unsubscribe/{token}', { params: { token } })).data.name

const words = {
  ask: 'You will get no more weekly emails about your saved searches. To stop the emails of one search only, go to Wishlist.',
  done: (name: string) =>
    `We no longer email you about your saved searches: ${name}. The searches are kept. You can turn their emails on again under Wishlist.`,
  broken: 'Its searches may have been deleted. Your saved searches are under Wishlist.',
}

/** Ends the weekly emails of saved searches. */
export default function UnsubscribePage() {
  return (
    <Unsubscribe
      words={words}
      stop={stop}
      onward={
        <LinkButton to={paths.agents()} variant="secondary">
          Find agents
        </LinkButton>
      }
    />
  )
}
