import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { type MetaArgs, useParams } from 'react-router'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { stopNotices, stoppedBy } from './stop-notices.ts'
import { Unsubscribe } from './unsubscribe.tsx'

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    title: t('Unsubscribe from notifications'),
    description: t('Unsubscribe from emails about your orders.'),
    hidden: true,
  })

const asks = (kinds = t('what this email told you')) =>
  t(
    'You will get no more emails about {kinds}. You still see everything in the app, and we still email you about money, the safety of your account and answers that are due.',
    { kinds },
  )

const words = {
  done: (kinds: string) =>
    t(
      'We no longer email you about {kinds}. We still email you about money, the safety of your account and answers that are due. You can turn emails on again in your account.',
      { kinds },
    ),
  broken: t('You can choose your emails in your account, under Notifications.'),
}

/** Ends the emails of one kind of notification, or of all. */
/** All of it is translated. */
export const handle = true

export default function UnsubscribeNoticesPage() {
  const { token = '' } = useParams()
  return (
    <Unsubscribe
      words={{ ...words, ask: asks(stoppedBy(token)) }}
      stop={stopNotices}
      onward={
        <LinkButton to={paths.home()} variant="secondary">
          {t('Go home')}
        </LinkButton>
      }
    />
  )
}
