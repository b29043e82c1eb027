import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { Unsubscribe } from '../../account/notifications/unsubscribe.tsx'
import { browserApi } from '../../api/browser.ts'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import type { Route } from './+types/unsubscribe-page'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Unsubscribe'),
    description: t('Unsubscribe from weekly emails.'),
    hidden: true,
  })

const stop = async (token: string) =>
  (await browserApi('POST /unsubscribe/{token}', { params: { token } })).data.name

const words = {
  ask: t(
    'You will get no more weekly emails about your saved searches. To stop the emails of one search only, go to Wishlist.',
  ),
  done: (name: string) =>
    t(
      'We no longer email you about your saved searches: {name}. The searches are kept. You can turn their emails on again under Wishlist.',
      { name },
    ),
  broken: t('Its searches may have been deleted. Your saved searches are under Wishlist.'),
}

/** Ends the weekly emails of saved searches. */
/** All of it is translated. */
export const handle = true

export default function UnsubscribePage() {
  return (
    <Unsubscribe
      words={words}
      stop={stop}
      onward={
        <LinkButton to={paths.agents()} variant="secondary">
          {t('Find agents')}
        </LinkButton>
      }
    />
  )
}
