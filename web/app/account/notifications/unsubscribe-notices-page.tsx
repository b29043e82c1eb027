import { paths } from '@sojourn/contract/paths/paths'
import type { SwitchableKind } from '@sojourn/contract/talk/notice-preferences'
import type { MetaArgs } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Unsubscribe } from './unsubscribe.tsx'

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    title: 'Unsubscribe from notifications',
    description: 'Unsubscribe from emails about your orders.',
    hidden: true,
  })

const KINDS: Record<SwitchableKind, string> = {
  orders: 'orders',
  messages: 'messages',
  meetings: 'meetings',
  payments: 'payments and coupons',
  articles: 'articles',
  news: 'saved searches',
}

async function stop(token: string) {
  const { data } = await browserApi('POST /notifications/unsubscribe/{token}', { params: { token } })
  return new Intl.ListFormat('en').format(data.kinds.map((kind) => KINDS[kind]))
}

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
      stop={stop}
      onward={
        <LinkButton to={paths.home()} variant="secondary">
          Go home
        </LinkButton>
      }
    />
  )
}
