import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { useLocation } from 'react-router'
import { useAccountState } from '../../session/account.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { LanguageButton } from '../language/language-button.tsx'
import { activePart } from './active-part.ts'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import css from './site-header.module.css'
import { topMenuOf } from './top-menu.ts'
import { TopNav } from './top-nav.tsx'

/** Sticks to the top; past the first pixels of scrolling it is slimmer. */
export function SiteHeader() {
  const { pathname } = useLocation()
  const state = useAccountState()
  const person = state.kind === 'present' ? state.account : ({ role: 'visitor', username: null } as const)
  const top = topMenuOf(person)
  const active = activePart(top, pathname)

  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Logo />
        <TopNav entries={top} active={active} />
        {state.kind === 'present' && <div className={css.account}>{state.userMenu}</div>}
        {state.kind === 'visitor' && (
          <div className={css.doors}>
            <LinkButton to={paths.login()} variant="quiet" className={css.login}>
              {t('Login')}
            </LinkButton>
            <LinkButton to={paths.getStarted()}>{t('Get Started')}</LinkButton>
          </div>
        )}
        <LanguageButton />
        <MobileMenu entries={top} active={active} isVisitor={state.kind === 'visitor'} />
      </div>
    </header>
  )
}
