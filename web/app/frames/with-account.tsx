import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { type Present, useAccountState } from '../session/account.ts'
import { ErrorPanel } from '../ui/feedback/error-panel.tsx'
import { Loader } from '../ui/feedback/loader.tsx'
import css from './with-account.module.css'

interface Props {
  /** Shown inside another page, whose landmarks are the page's. */
  sample?: boolean | undefined
  children: (present: Present) => ReactNode
}

/** The whole screen waits for the account, or says that it could not be had. */
export function WithAccount({ sample, children }: Props) {
  const state = useAccountState()
  const Content = sample ? 'div' : 'main'
  switch (state.kind) {
    case 'visitor':
    case 'loading':
      return <Loader label={t('Loading your account')} />
    case 'failed':
      return (
        <Content className={css.failed}>
          {!sample && <h1 data-hidden>{t('Your account could not be loaded')}</h1>}
          <ErrorPanel onRetry={state.retry} hasFailedAgain={state.hasFailedAgain ?? false} />
        </Content>
      )
    case 'present':
      return children(state)
  }
}
