import type { Account } from '@sojourn/contract/people/account'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import {
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import type { Api } from '../api/api.ts'
import { browserApi } from '../api/browser.ts'
import { readCookie } from '../api/cookies.ts'
import { pageContext } from '../api/page-context.ts'
import { showPerson } from '../api/shown-person.ts'
import { lazyPart } from '../fast-pages/lazy-part.ts'
import { pending } from '../fast-pages/pending.ts'
import { useHydrated } from '../fast-pages/use-hydrated.ts'
import { Waits } from '../fast-pages/waits.tsx'
import { SiteFooter } from '../layouts/footer/site-footer.tsx'
import { SiteHeader } from '../layouts/header/site-header.tsx'
import { useContentLanguage } from '../layouts/language/content-language.ts'
import { Failure } from '../layouts/page/failure.tsx'
import { AccountContext, type AccountState } from '../session/account.ts'
import { useAuthRequest } from '../session/auth-store.ts'
import { currentAccount, hasSession } from '../session/current-account.ts'
import css from './public-shell.module.css'
import { SkipLink } from './skip-link.tsx'

const PublicUserMenu = lazyPart(() => import('./public-user-menu.tsx'))
const AuthModal = lazyPart(() => import('../join/modal/auth-modal.tsx'))

const ID = 'frames/public-shell'

/** Public pages are read whether or not the account could be had; a stranger's page does not ask for one. */
const accountState = (api: Api) => currentAccount(api).catch(() => 'unknown' as const)

export const loader = async ({ request, context }: LoaderFunctionArgs) =>
  hasSession(request) ? accountState(context.get(pageContext).api) : null

export const clientLoader = async () => (readCookie('role') ? accountState(browserApi) : null)

export const shouldRevalidate = (next: ShouldRevalidateFunctionArgs) =>
  next.defaultShouldRevalidate && next.currentUrl.href === next.nextUrl.href

/** A page brings its own `h1`; the landmarks are here. */
export default function PublicShell() {
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

const Frame = ({ children }: { children: ReactNode }) => (
  <AccountContext value={usePublicAccount()}>
    <div className={css.shell}>
      <SkipLink />
      <SiteHeader />
      <main id="content" tabIndex={-1} className={css.content} {...useContentLanguage()}>
        {children}
      </main>
      <SiteFooter />
    </div>
    <AuthOver />
  </AccountContext>
)

/** One value as long as the account is the same: a new one would draw again what waits for its scripts. */
function usePublicAccount() {
  const account = useRouteLoaderData<typeof loader>(ID)
  return useMemo<AccountState>(() => {
    if (!account) return { kind: 'visitor' }
    if (account === 'unknown') return { kind: 'loading' }
    return {
      kind: 'present',
      account,
      logOut: () => pending(import('../session/log-out.ts')).then(({ logOut }) => logOut()),
      userMenu: <MenuOf account={account} />,
    }
  }, [account])
}

function MenuOf({ account }: { account: Account }) {
  const hydrated = useHydrated()
  // Before the forms of the page look for their drafts.
  useLayoutEffect(() => showPerson(account.uuid), [account])
  return <Waits>{hydrated && <PublicUserMenu account={account} />}</Waits>
}

/** The login or signup a screen asked for. */
function AuthOver() {
  const asked = useAuthRequest()
  return (
    asked && (
      <Waits>
        <AuthModal {...asked} />
      </Waits>
    )
  )
}
