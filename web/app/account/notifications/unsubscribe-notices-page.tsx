import { paths } from '@sojourn/contract/paths/paths'
import type { MetaArgs } from 'react-router'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { stopNotices } from './stop-notices.ts'
import { Unsubscribe } from './unsubscribe.tsx'

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    title: 'Unsubscribe from notifications',
    description: 'Unsubscribe from emails about your orders.',
    hidden: true,
  })

const words = {
  ask: 'You will get no more emails of this kind. You still see everything in the app, and we still email you about money, the safety of your account and answers that are due.',
  done: (kinds: string) =>
    `We no longer email you about ${kinds}. We still email you about money, the safety of your account and answers that are due. You can turn emails on again in your account.`,
  broken: 'You can choose your emails in your account, under Notifications.',
}

/** Ends the emails of one kind of notification. */
export default function UnsubscribeNoticesPage() {
  return (
    <Unsubscribe
      words={words}
      stop={stopNotices}
      onward={
        <LinkButton to={paths.home()} variant="secondary">
          Go home
        </LinkButton>
      }
    />
  )
}
