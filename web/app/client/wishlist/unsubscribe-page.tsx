import { paths } from '@sojourn/contract/paths/paths'
import { useState } from 'react'
import { useParams } from 'react-router'
import { sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import type { Route } from './+types/unsubscribe-page'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Unsubscribe',
    description: 'Unsubscribe from weekly emails.',
    hidden: true,
  })

/** Unsubscribe from weekly emails. A press is asked for: mail scanners open every link, but press nothing. */
export default function UnsubscribePage() {
  const { token = '' } = useParams()
  const [busy, setBusy] = useState(false)
  const [stopped, setStopped] = useState<string | null>(null)
  const [isBroken, setBroken] = useState(false)

  async function stop() {
    setBusy(true)
    try {
      setStopped((await browserApi('POST /unsubscribe/{token}', { params: { token } })).data.name)
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
          lead={`We no longer email you about your saved searches: ${stopped}. The searches are kept. You can turn their emails on again under Wishlist.`}
          actions={toAgents}
        />
      ) : isBroken ? (
        <PageHead
          title="This link no longer works"
          lead="Its searches may have been deleted. Your saved searches are under Wishlist."
          actions={toAgents}
        />
      ) : (
        <PageHead
          title="Unsubscribe?"
          lead="You will get no more weekly emails about your saved searches. To stop the emails of one search only, go to Wishlist."
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

const toAgents = (
  <LinkButton to={paths.agents()} variant="secondary">
    Find agents
  </LinkButton>
)
