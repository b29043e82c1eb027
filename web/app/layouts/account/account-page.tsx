import type { ReactNode } from 'react'
import { PageTitle } from '../../ui/text/layout.tsx'
import panels from '../own/panel.module.css'
import css from './account-menu.module.css'
import { AccountMenu } from './account-menu.tsx'

export const AccountPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <PageTitle>{title}</PageTitle>
    <div className={css.page}>
      <div className={css.columns}>
        <AccountMenu />
        <div className={css.content}>
          <div className={panels.panels}>{children}</div>
        </div>
      </div>
    </div>
  </>
)
