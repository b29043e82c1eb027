import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { ErrorPage } from './error-page.tsx'
import css from './public-shell.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SkipLink } from './skip-link.tsx'

/** What every public page stands in. A page brings its own `h1`; the landmarks are here. */
export default function PublicShell() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export const ErrorBoundary = () => (
  <Frame>
    <ErrorPage />
  </Frame>
)

const Frame = ({ children }: { children: ReactNode }) => (
  <div className={css.shell}>
    <SkipLink />
    <SiteHeader />
    <main id="content" tabIndex={-1} className={css.content}>
      {children}
    </main>
    <SiteFooter />
  </div>
)
