import { PRODUCT } from '@sojourn/contract/calls/names'
import { startOf } from '@sojourn/contract/paths/start-of'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { sentenceOf } from '../../api/api-error.ts'
import { type Switching, switchMode } from '../../session/switch-mode.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { PageTitle, Stack } from '../../ui/text/layout.tsx'
import css from './other-room.module.css'

const words = {
  consultant: { here: 'Client Mode', there: 'Agent Mode' },
  subscriber: { here: 'Agent Mode', there: 'Client Mode' },
}

/** A link led to a page of the other mode: it opens there after a switch. */
export function OtherRoom({ account }: { account: Switching }) {
  const { pathname, search, hash } = useLocation()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const { here, there } = words[account.role === 'subscriber' ? 'consultant' : 'subscriber']

  async function open() {
    setBusy(true)
    try {
      await switchMode(account, pathname + search + hash)
    } catch (thrown) {
      const sentence = sentenceOf(thrown, 'an error occurred.')
      setError(sentence)
      toast.error(sentence)
      setBusy(false)
    }
  }

  return (
    <>
      <title>{`Switch to ${there} · ${PRODUCT}`}</title>
      <PageTitle intro={`You are in ${here}. Everything you have there stays where it is.`}>
        This page is in {there}
      </PageTitle>
      <Stack gap={4}>
        {error && <Banner tone="warning">{error}</Banner>}
        <div className={css.acts}>
          <Button icon="refresh" busy={busy} onClick={open}>
            Switch and open
          </Button>
          <LinkButton to={startOf(account.role)} variant="secondary">
            Stay in {here}
          </LinkButton>
        </div>
      </Stack>
    </>
  )
}
