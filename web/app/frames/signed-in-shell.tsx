import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { SlimFooter } from '../layouts/footer/slim-footer.tsx'
import { activePart } from '../layouts/header/active-part.ts'
import { BottomBar } from '../layouts/header/bottom-bar.tsx'
import { Logo } from '../layouts/header/logo.tsx'
import { SideMenu } from '../layouts/header/side-menu.tsx'
import { topMenuOf } from '../layouts/header/top-menu.ts'
import { TopNav } from '../layouts/header/top-nav.tsx'
import { UserMenu } from '../layouts/header/user-menu.tsx'
import { useContentLanguage } from '../layouts/language/content-language.ts'
import type { Present } from '../session/account.ts'
import css from './signed-in-shell.module.css'
import { SkipLink } from './skip-link.tsx'
import { useFocusOfPage } from './use-focus-of-page.ts'
import { WithAccount } from './with-account.tsx'

interface Props {
  /** Left of the user menu: the messages. */
  tools?: ReactNode
  /** Above the page: verify your email, update your timezone. */
  banner?: ReactNode
  /** The pathname is that of the address unless told. */
  pathname?: string
  /** Shown inside another page, whose landmarks are the page's. */
  sample?: boolean
  children: ReactNode
}

export const SignedInShell = (props: Props) => (
  <WithAccount sample={props.sample}>{(present) => <Desk {...props} present={present} />}</WithAccount>
)

function Desk({ present, tools, banner, pathname, sample, children }: Props & { present: Present }) {
  const location = useLocation()
  const { account, logOut } = present
  const here = pathname ?? location.pathname
  useFocusOfPage(here, sample)
  const top = topMenuOf(account)
  const Content = sample ? 'div' : 'main'
  return (
    <div className={css.shell}>
      {!sample && <SkipLink />}
      <header className={css.header}>
        <Logo />
        <TopNav entries={top} active={activePart(top, here)} />
        <div className={css.tools}>
          {tools}
          <UserMenu account={account} logOut={logOut} />
        </div>
      </header>
      <div className={css.columns}>
        <aside className={css.side} aria-label={t('Your pages')}>
          <SideMenu account={account} pathname={here} logOut={logOut} />
        </aside>
        <div className={css.page}>
          {banner && <div className={css.banner}>{banner}</div>}
          <Content
            id={sample ? undefined : 'content'}
            tabIndex={-1}
            className={css.content}
            {...useContentLanguage()}
          >
            {children}
          </Content>
        </div>
      </div>
      {!sample && (
        <div className={css.foot}>
          <SlimFooter />
        </div>
      )}
      <div className={css.bottom}>
        <BottomBar account={account} pathname={here} logOut={logOut} />
      </div>
    </div>
  )
}
