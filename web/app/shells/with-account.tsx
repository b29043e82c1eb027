import type { ReactNode } from 'react'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Loader } from '../ui/loader.tsx'
import { type Present, useAccountState } from './account.ts'
import css from './with-account.module.css'

/** The whole screen waits for the account, or says that it could not be had. */
export function WithAccount({ children }: { children: (present: Present) => ReactNode }) {
  const state = useAccountState()
  switch (state.kind) {
    case 'visitor':
    case 'loading':
      return <Loader label="Loading your account" />
    case 'failed':
      return (
        <div className={css.failed}>
          <ErrorPanel onRetry={state.retry} />
        </div>
      )
    case 'present':
      return children(state)
  }
}
