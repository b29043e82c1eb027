import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import type { Route } from './+types/email-change-page'
import { type EmailLink, linkOf } from './email-link.ts'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Change of email'),
    description: t('Confirm or undo a change of email.'),
    hidden: true,
  })

type Outcome = 'waiting_for_other' | 'changed' | 'changed_at_once' | 'undone'

/** All of it is translated. */
export const handle = true

export default function EmailChangePage() {
  const link = useLink()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function go({ kind, token }: EmailLink) {
    setBusy(true)
    try {
      setOutcome(await follow(kind, token))
    } catch (error) {
      const sentence = sentenceOf(error, t('Error occurred, try again'))
      if (isFinal(error)) setRefusal(sentence)
      else toast.error(sentence)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={layout.page} aria-live="polite">
      {outcome ? (
        <PageHead {...outcomes[outcome]} />
      ) : refusal || link === 'none' ? (
        <PageHead {...broken} lead={refusal ?? broken.lead} />
      ) : (
        <PageHead
          {...questions[link === 'unread' ? 'confirm' : link.kind]}
          actions={
            <Button
              size="l"
              variant={link !== 'unread' && link.kind === 'undo' ? 'danger' : 'primary'}
              busy={busy}
              disabled={link === 'unread'}
              onClick={() => link !== 'unread' && void go(link)}
            >
              {link !== 'unread' && link.kind === 'undo' ? t('Undo the change') : t('Confirm the change')}
            </Button>
          }
        />
      )}
    </div>
  )
}

/** Read once and taken out of the address bar, so that it stays in no history and goes with no link. */
function useLink() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [link, setLink] = useState<EmailLink | 'none' | 'unread'>('unread')
  useEffect(() => {
    const found = linkOf(window.location.search)
    setLink((known) => found ?? (known === 'unread' ? 'none' : known))
    if (search || found) void navigate(pathname, { replace: true })
  }, [search, pathname, navigate])
  return link
}

async function follow(kind: EmailLink['kind'], token: string): Promise<Outcome> {
  if (kind === 'confirm')
    return (await browserApi('POST /account/email/{token}', { params: { token } })).data.outcome
  await browserApi('DELETE /account/email/{token}', { params: { token } })
  return 'undone'
}

const isFinal = (error: unknown) => (error as { status?: number }).status === 404

const questions = {
  confirm: {
    title: t('Confirm your new email'),
    lead: t('Confirm the change here. If we sent a link to your other address too, open it as well.'),
  },
  undo: {
    title: t('Restore your old email?'),
    lead: t(
      'Your account will use this address again, and all devices will be signed out. Then set a new password, because whoever made the change may know yours.',
    ),
  },
}

const signIn = <LinkButton to={paths.login()}>{t('Sign in')}</LinkButton>

const outcomes = {
  waiting_for_other: {
    title: t('One more step'),
    lead: t(
      'Open the link we sent to your other address within 24 hours. Until then, sign in with your current email.',
    ),
    actions: (
      <LinkButton to={paths.home()} variant="secondary">
        {t('Go home')}
      </LinkButton>
    ),
  },
  changed: {
    title: t('Your email is changed'),
    lead: t(
      'Sign in with your new address from now on. We sent your old address a link that undoes the change, valid for 72 hours.',
    ),
    actions: signIn,
  },
  changed_at_once: {
    title: t('Your email is changed'),
    lead: t('Sign in with your new address from now on.'),
    actions: signIn,
  },
  undone: {
    title: t('Your old email is restored'),
    lead: t(
      'The change is undone and all devices are signed out. Your old password no longer works. Set a new one now.',
    ),
    actions: <LinkButton to={paths.forgotPassword()}>{t('Set a new password')}</LinkButton>,
  },
}

const broken = {
  title: t('This link no longer works'),
  lead: t(
    'It has expired or has already been used. Open the newest email, or request the change again on your security page.',
  ),
  actions: signIn,
}
