import { paths } from '@sojourn/contract/paths/paths'
import type { SwitchableKind } from '@sojourn/contract/talk/notice-preferences'
import { useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    title: 'Unsubscribe from notifications',
    description: 'Unsubscribe from emails about your orders.',
    hidden: true,
  })

const WORDS: Record<SwitchableKind, string> = {
  orders: 'orders',
  messages: 'messages',
  meetings: 'meetings',
  payments: 'payments and coupons',
  articles: 'articles',
  news: 'saved searches',
}

/** A press is asked for: mail scanners open every link, but press nothing. */
export default function UnsubscribeNoticesPage() {
  const { token = '' } = useParams()
  const [busy, setBusy] = useState(false)
  const [stopped, setStopped] = useState<string | null>(null)
  const [isBroken, setBroken] = useState(false)

  async function stop() {
    setBusy(true)
    try {
      const { data } = await browserApi('POST /notifications/unsubscribe/{token}', { params: { token } })
      setStopped(new Intl.ListFormat('en').format(data.kinds.map((kind) => WORDS[kind])))
    } catch (error) {
      if ((error as { status?: number }).status === 404) setBroken(true)
      else toast.error(sentenceOf(error, 'Error occurred, try again'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={layout.page} aria-live="polite">
      {stopped !== null ? (
        <PageHead
          title="You are unsubscribed"
          lead={`We no longer email you about ${stopped}. We still email you about money, the safety of your account and answers that are due. You can turn emails on again in your account.`}
          actions={home}
        />
      ) : isBroken ? (
        <PageHead
          title="This link no longer works"
          lead="You can choose your emails in your account, under Notifications."
          actions={home}
        />
      ) : (
        <PageHead
          title="Unsubscribe?"
          lead="You will get no more emails of this kind. You still see everything in the app, and we still email you about money, the safety of your account and answers that are due."
          actions={
            <Button size="l" busy={busy} onClick={() => void stop()}>
              Unsubscribe
            </Button>
          }
        />
      )}
    </div>
  )
}

const home = (
  <LinkButton to={paths.home()} variant="secondary">
    Go home
  </LinkButton>
)
