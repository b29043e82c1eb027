import { paths } from '@sojourn/contract/paths/paths'
import type { Role } from '@sojourn/contract/people/auth'
import { returnTarget } from '@sojourn/contract/people/return-target'
import { t } from '@sojourn/contract/words/t'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useRevalidator } from 'react-router'
import { soon } from '../../fast-pages/pending.ts'
import { type AuthRequest, closeAuth } from '../../session/auth-store.ts'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { classes } from '../../ui/text/classes.ts'
import { Link } from '../../ui/text/link.tsx'
import { rich } from '../../words/rich.tsx'
import { OutsideWays } from '../parts/outside-ways.tsx'
import { pendingSignup, unprovenSignup } from '../parts/pending.ts'
import { useProviders } from '../parts/use-providers.ts'
import { LogIn } from '../sign-in/log-in.tsx'
import { ProveSignup } from '../sign-up/prove-signup.tsx'
import { SignUpForm } from '../sign-up/sign-up-form.tsx'
import css from './auth-modal.module.css'

const CLOSING_MS = 500

/** Signing in or up over any public screen; afterwards that screen goes on where it was. */
export default function AuthModal({ mode, goOn, returnTo: asked }: AuthRequest) {
  const [way, setWay] = useState(mode)
  const [signup, setSignup] = useState(unprovenSignup)
  const [email, setEmail] = useState<string>()
  const [open, setOpen] = useState(true)
  const { revalidate } = useRevalidator()
  const { pathname, search } = useLocation()
  const providers = useProviders()
  const returnTo = returnTarget(asked ?? pathname + search)
  const [openedOn] = useState(pathname)

  // Whoever goes back meanwhile has left what they were doing.
  useEffect(() => {
    if (pathname !== openedOn) closeAuth()
  }, [pathname, openedOn])

  function close() {
    setOpen(false)
    soon(closeAuth, CLOSING_MS)
  }

  /** The screen below is loaded again as the person's own. */
  async function signedIn(role: Role) {
    pendingSignup.keep(null)
    await revalidate()
    // The focus goes back first: the next step may have to take it from a button that is gone by then.
    flushSync(close)
    goOn?.(role)
  }

  function goTo(next: AuthRequest['mode'], typed?: string) {
    setEmail(typed)
    setSignup(null)
    setWay(next)
  }

  function takeAnotherEmail() {
    pendingSignup.keep(null)
    goTo('signup')
  }

  if (signup)
    return (
      <Modal open={open} onClose={close} title={t('Verify your email')}>
        <p className={css.lead}>
          {rich('We sent a code to {email}. Enter it to verify your email.', {
            email: <b>{signup.email}</b>,
          })}
        </p>
        <ProveSignup signup={signup} onSignedIn={signedIn} onVerified={() => goTo('login', signup.email)} />
        <p className={css.agent}>
          {t('Already have an account?')}{' '}
          <Button variant="quiet" size="s" onClick={() => goTo('login', signup.email)}>
            {t('Sign in')}
          </Button>
          <Button variant="quiet" size="s" onClick={takeAnotherEmail}>
            {t('Use another email')}
          </Button>
        </p>
      </Modal>
    )

  const isLogin = way === 'login'
  const signsIn = email ? t('Welcome back') : t('Sign in or join')
  return (
    <Modal open={open} onClose={close} title={isLogin ? signsIn : t('Join as a client')}>
      <p className={classes(css.lead, css.other)}>
        {isLogin ? t('New here?') : t('Already have an account?')}
        <Button variant="secondary" onClick={() => setWay(isLogin ? 'signup' : 'login')}>
          {isLogin ? t('Sign up for free') : t('Sign in')}
        </Button>
      </p>
      {isLogin ? (
        <LogIn email={email} returnTo={returnTo} onForgot={close} onSignedIn={signedIn}>
          <OutsideWays providers={providers} returnTo={returnTo} />
        </LogIn>
      ) : (
        <>
          <SignUpForm mode="subscriber" returnTo={returnTo} onSignup={setSignup} />
          <OutsideWays providers={providers} returnTo={returnTo} join="subscriber" />
        </>
      )}
      {!isLogin && (
        <p className={css.agent}>
          {t('Do you help others with visas?')}{' '}
          <Link to={paths.signUpAgent({ return_to: returnTo ?? undefined })} onClick={close}>
            {t('Join as an agent')}
          </Link>
        </p>
      )}
    </Modal>
  )
}
