import { paths } from '@sojourn/contract/paths/paths'
import { startOf } from '@sojourn/contract/paths/start-of'
import { returnTarget } from '@sojourn/contract/people/return-target'
import { PREFIX } from '@sojourn/contract/words/language'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, Outlet, redirect } from 'react-router'
import type { Api } from '../api/api.ts'
import { browserApi } from '../api/browser.ts'
import { readCookie } from '../api/cookies.ts'
import { pageContext } from '../api/page-context.ts'
import { SiteFooter } from '../layouts/footer/site-footer.tsx'
import { Logo } from '../layouts/header/logo.tsx'
import { LanguageButton } from '../layouts/language/language-button.tsx'
import { Failure } from '../layouts/page/failure.tsx'
import { currentAccount, hasSession } from '../session/current-account.ts'
import css from './auth-shell.module.css'
import { SkipLink } from './skip-link.tsx'

/** The mailed link works for whoever opens it, and a new account is told what comes next when it is signed in. */
const FOR_EVERYBODY = [paths.passwordReset(), paths.resetSuccessful(), paths.accountCreated()] as string[]

/** The rest is for visitors; who is signed in goes on. */
async function sendOn(api: Api, { pathname, searchParams }: URL) {
  if (FOR_EVERYBODY.includes(pathname.slice(PREFIX.length))) return
  const account = await currentAccount(api).catch(() => null)
  if (account) throw redirect(returnTarget(searchParams.get('return_to')) ?? startOf(account.role))
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (hasSession(request)) await sendOn(context.get(pageContext).api, new URL(request.url))
  return null
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  if (readCookie('role')) await sendOn(browserApi, new URL(request.url))
  return null
}

/** Between its own pages nobody comes in; the step that signs in says itself where it leads. */
export const shouldRevalidate = () => false

const Frame = ({ children }: { children: React.ReactNode }) => (
  <div className={css.shell}>
    <SkipLink />
    <header className={css.header}>
      <Logo />
      <LanguageButton />
    </header>
    <main id="content" tabIndex={-1} className={css.content}>
      {children}
    </main>
    <SiteFooter />
  </div>
)

/** A header, one task and a footer: nothing leads away from it. */
export default function AuthShell() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export const ErrorBoundary = () => (
  <Frame>
    <Failure />
  </Frame>
)
