import type { Account } from '@sojourn/contract/people/account'
import { PREFIX } from '@sojourn/contract/words/language'
import { t } from '@sojourn/contract/words/t'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useRevalidator,
} from 'react-router'
import { NoticeBell } from '../account/notifications/notice-bell.tsx'
import { ConfirmItIsYou } from '../account/security/confirm-it-is-you.tsx'
import type { Api } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser.ts'
import { toLogin } from '../api/load.ts'
import { pageContext } from '../api/page-context.ts'
import { MessagesTool } from '../case/conversation/messages-tool.tsx'
import { lazyPart } from '../fast-pages/lazy-part.ts'
import { Waits } from '../fast-pages/waits.tsx'
import { CheckoutOver } from '../hire/start/checkout-over.tsx'
import { OtherRoom } from '../layouts/own/other-room.tsx'
import { Failure } from '../layouts/page/failure.tsx'
import { queuesQuery } from '../queries/queues-query.ts'
import { AccountContext, type AccountState } from '../session/account.ts'
import { logOut } from '../session/log-out.ts'
import { queryClient } from '../session/query-client.ts'
import { ReaderOf } from '../session/reader-of.tsx'
import { accountQuery } from '../session/use-account.ts'
import { useSession } from '../session/use-session.ts'
import { toast } from '../ui/feedback/toast-store.ts'
import { AccountBanners } from './account-banners.tsx'
import { PaletteTool } from './palette/palette-tool.tsx'
import { guardRoom, isOtherRoom, takeNotice } from './room-guard.ts'
import { SignedInShell } from './signed-in-shell.tsx'
import { BareShell, SimpleShell } from './simple-shell.tsx'

/** Hardly anybody is. */
const Suspended = lazyPart(() => import('./suspended.tsx'))

/** One call before any page of the signed-in part; null when it failed for a reason that may pass. */
async function letIn(api: Api, url: URL) {
  try {
    const { data: account } = await api('GET /account')
    guardRoom(account.role, url.pathname.slice(PREFIX.length))
    return account
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) throw toLogin(url)
    return null
  }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const account = await letIn(context.get(pageContext).api, new URL(request.url))
  return account ?? data(null, { status: 503 })
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const account = await letIn(browserApi, new URL(request.url))
  if (account) queryClient().setQueryData(accountQuery.queryKey, account)
  return account
}

/** The account outlives a page; it is asked for again when somebody says so. */
export const shouldRevalidate = (next: ShouldRevalidateFunctionArgs) =>
  next.defaultShouldRevalidate && next.currentUrl.href === next.nextUrl.href

export default function SignedInLayout() {
  const account = useLoaderData<typeof clientLoader>()
  return (
    <SignedIn account={account}>
      <Outlet />
    </SignedIn>
  )
}

/** A page that failed keeps the menus around it, as long as the account is there. */
export function ErrorBoundary({ loaderData }: { loaderData?: Account | null }) {
  if (!loaderData)
    return (
      <BareShell>
        <Failure />
      </BareShell>
    )
  return (
    <SignedIn account={loaderData}>
      <Failure />
    </SignedIn>
  )
}

function SignedIn({ account, children }: { account: Account | null; children: ReactNode }) {
  const [client] = useState(queryClient)
  return (
    <QueryClientProvider client={client}>
      {account ? <Known loaded={account}>{children}</Known> : <Unknown>{children}</Unknown>}
    </QueryClientProvider>
  )
}

function Known({ loaded, children }: { loaded: Account; children: ReactNode }) {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const { data: account } = useQuery({ ...accountQuery, initialData: loaded })
  const { data: waiting } = useQuery({ ...queuesQuery, enabled: account.role === 'staff' })
  useSession(account, () => {
    void revalidate()
    void queryClient().invalidateQueries()
  })

  useEffect(() => {
    const notice = takeNotice()
    if (notice) toast.error(notice)
  }, [])

  return (
    <AccountContext
      value={{ kind: 'present', account: { ...account, waiting }, logOut: () => void logOut() }}
    >
      <ReaderOf>
        {account.suspension ? (
          <SimpleShell>
            <Waits>
              <Suspended suspension={account.suspension} />
            </Waits>
          </SimpleShell>
        ) : (
          <SignedInShell
            banner={<AccountBanners />}
            tools={
              <>
                <PaletteTool account={account} />
                <MessagesTool account={account} />
                <NoticeBell account={account} />
              </>
            }
          >
            {isOtherRoom(account.role, pathname) ? <OtherRoom account={account} /> : children}
          </SignedInShell>
        )}
        <ConfirmItIsYou />
        {account.role === 'subscriber' && <CheckoutOver />}
      </ReaderOf>
    </AccountContext>
  )
}

function Unknown({ children }: { children: ReactNode }) {
  const { revalidate, state } = useRevalidator()
  const [hasFailedAgain, setFailedAgain] = useState(false)
  async function retry() {
    await revalidate()
    if (queryClient().getQueryData(accountQuery.queryKey)) return
    setFailedAgain(true)
    toast.error(t('Retry failed.'))
  }
  const account: AccountState =
    state === 'loading' ? { kind: 'loading' } : { kind: 'failed', retry: () => void retry(), hasFailedAgain }
  return (
    <AccountContext value={account}>
      <SignedInShell>{children}</SignedInShell>
    </AccountContext>
  )
}
