import type { ReactNode } from 'react'
import { SlimFooter } from '../layouts/footer/slim-footer.tsx'
import { Logo } from '../layouts/header/logo.tsx'
import { UserMenu } from '../layouts/header/user-menu.tsx'
import { useContentLanguage } from '../layouts/language/content-language.ts'
import css from './signed-in-shell.module.css'
import { SkipLink } from './skip-link.tsx'
import { WithAccount } from './with-account.tsx'

interface Props {
  tools?: ReactNode
  banner?: ReactNode
  /** Shown inside another page, whose landmarks are the page's. */
  sample?: boolean | undefined
  children: ReactNode
}

/** The simplified one: no side menu, for a task that is done in one go. */
export const SimpleShell = ({ tools, banner, sample, children }: Props) => (
  <WithAccount sample={sample}>
    {({ account, logOut }) => (
      <OnePage
        banner={banner}
        sample={sample}
        tools={
          <div className={css.tools}>
            {tools}
            <UserMenu account={account} logOut={logOut} />
          </div>
        }
      >
        {children}
      </OnePage>
    )}
  </WithAccount>
)

/** Around what failed before anybody knew whose page it is. */
export const BareShell = ({ children }: { children: ReactNode }) => <OnePage>{children}</OnePage>

function OnePage({ tools, banner, sample, children }: Props) {
  const Content = sample ? 'div' : 'main'
  const language = useContentLanguage()
  return (
    <div className={css.shell}>
      {!sample && <SkipLink />}
      <header className={css.header}>
        <Logo />
        {tools}
      </header>
      {banner}
      <Content id={sample ? undefined : 'content'} tabIndex={-1} className={css.single} {...language}>
        {children}
      </Content>
      {!sample && <SlimFooter />}
    </div>
  )
}
