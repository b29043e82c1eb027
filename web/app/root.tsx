import './layouts/theme/fonts.css'
import './layouts/theme/tokens.css'
import './layouts/theme/base.css'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import { DIRECTION, LANGUAGE, LETTERS } from '@sojourn/contract/words/language'
import { type ReactNode, useContext } from 'react'
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { readCookie } from './api/cookies.ts'
import { pageContext } from './api/page-context.ts'
import { EARLY_PRESS_SCRIPT } from './fast-pages/early-press.ts'
import { FAR_PICTURES_SCRIPT } from './fast-pages/far-pictures.ts'
import { FORM_RULES_SCRIPT } from './fast-pages/form-rules-script.ts'
import { LATE_SCRIPTS_SCRIPT } from './fast-pages/late-scripts.ts'
import { lettersScript } from './fast-pages/letters-script.ts'
import { Counting } from './layouts/analytics/counting.tsx'
import { Marks } from './layouts/header/marks.tsx'
import { LanguageList } from './layouts/language/language-list.tsx'
import { Failure } from './layouts/page/failure.tsx'
import { THEME_SCRIPT } from './layouts/theme/theme-script.ts'
import { NonceContext } from './session/nonce.ts'
import { SiteContext } from './session/site.ts'

export const links: LinksFunction = () => [
  // The headings' font alone: the other one would take the line from the styles, and its stand-in has its measure.
  { rel: 'preload', as: 'font', type: 'font/woff2', href: fraunces, crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** No page changes it while it is open. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { origin, hasImprint, site } = context.get(pageContext)
  const offeredZone = readCookie('offered_zone', request.headers.get('cookie') ?? '')
  return { origin, hasImprint, site, offeredZone }
}
export const shouldRevalidate = () => false

const firstScript = import.meta.env.SSR
  ? [
      lettersScript(LETTERS),
      THEME_SCRIPT,
      FORM_RULES_SCRIPT,
      EARLY_PRESS_SCRIPT,
      FAR_PICTURES_SCRIPT,
      LATE_SCRIPTS_SCRIPT,
    ].join('\n')
  : ''

/** The browser knows nothing of what only the server writes. */
const Head = import.meta.env.SSR
  ? () => (
      <>
        <Links />
        <Counting />
      </>
    )
  : Links

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  return (
    <html lang={LANGUAGE} dir={DIRECTION} data-app suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1a1d" />
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <Meta />
        <Head />
        {/* Behind the style sheets: a script waits for those above it, so no part of the page is measured without them. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours, which have run when the browser's turn comes */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstScript }} />
      </head>
      <body>
        {children}
        <LanguageList />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <Marks />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <SiteContext value={loaderData.site}>
      <Outlet />
    </SiteContext>
  )
}

export const ErrorBoundary = () => (
  <main>
    <Failure />
  </main>
)
