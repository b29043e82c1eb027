import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { sentenceOf } from '../api/api-error.ts'
import { browserApi } from '../api/browser.ts'
import layout from '../pages/layout.module.css'
import { PageHead } from '../pages/page-head.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { toast } from '../ui/toast-store.ts'
import { type EmailLink, linkOf } from './email-link.ts'

type Outcome = 'waiting_for_other' | 'changed' | 'undone'

/** Where the links of the mails lead. A press is asked for: mail scanners open every link, but press nothing. */
export function EmailChangePage() {
  const link = useLink()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function go({ kind, token }: EmailLink) {
    setBusy(true)
    try {
      setOutcome(await follow(kind, token))
    } catch (error) {
      const sentence = sentenceOf(error, 'Error occurred, try again')
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
              {link !== 'unread' && link.kind === 'undo' ? 'Take the change back' : 'Confirm the change'}
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
    title: 'Is this change yours?',
    lead: 'You asked to use another email for your account. Confirm it here, and by the link in the mail to your other address.',
  },
  undo: {
    title: 'Take your email back?',
    lead: 'Your account goes back to this address and everybody is signed out, you too. Then set a new password: whoever made the change may know yours.',
  },
}

const signIn = <LinkButton to={paths.login()}>Sign in</LinkButton>

const outcomes = {
  waiting_for_other: {
    title: 'One half is done',
    lead: 'Now open the link in the mail to your other address, within 24 hours of asking. Until then you sign in as before.',
    actions: (
      <LinkButton to={paths.home()} variant="secondary">
        Go home
      </LinkButton>
    ),
  },
  changed: {
    title: 'Your email is changed',
    lead: 'From now on you sign in with the new address, and our mails go there. The old one has a link that takes the change back for 72 hours.',
    actions: signIn,
  },
  undone: {
    title: 'This is your email again',
    lead: 'The change is taken back and everybody is signed out. Your old password no longer works: please set a new one now.',
    actions: <LinkButton to={paths.forgotPassword()}>Set a new password</LinkButton>,
  },
}

const broken = {
  title: 'This link no longer works',
  lead: 'It may be older than it may be, or was used already. Open the newest mail, or ask for the change again on your security page.',
  actions: signIn,
}
