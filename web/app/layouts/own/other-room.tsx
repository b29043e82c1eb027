import { startOf } from '@sojourn/contract/paths/start-of'
import { t } from '@sojourn/contract/words/t'
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
  consultant: {
    title: t('Switch to Agent Mode · Sojourn'),
    head: t('This page is in Agent Mode'),
    intro: t('You are in Client Mode. Everything you have there stays where it is.'),
    stay: t('Stay in Client Mode'),
  },
  subscriber: {
    title: t('Switch to Client Mode · Sojourn'),
    head: t('This page is in Client Mode'),
    intro: t('You are in Agent Mode. Everything you have there stays where it is.'),
    stay: t('Stay in Agent Mode'),
  },
}

/** A link led to a page of the other mode: it opens there after a switch. */
export function OtherRoom({ account }: { account: Switching }) {
  const { pathname, search, hash } = useLocation()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const { title, head, intro, stay } = words[account.role === 'subscriber' ? 'consultant' : 'subscriber']

  async function open() {
    setBusy(true)
    try {
      await switchMode(account, pathname + search + hash)
    } catch (thrown) {
      const sentence = sentenceOf(thrown, t('an error occurred.'))
      setError(sentence)
      toast.error(sentence)
      setBusy(false)
    }
  }

  return (
    <>
      <title>{title}</title>
      <PageTitle intro={intro}>{head}</PageTitle>
      <Stack gap={4}>
        {error && <Banner tone="warning">{error}</Banner>}
        <div className={css.acts}>
          <Button icon="refresh" busy={busy} onClick={open}>
            {t('Switch and open')}
          </Button>
          <LinkButton to={startOf(account.role)} variant="secondary">
            {stay}
          </LinkButton>
        </div>
      </Stack>
    </>
  )
}
