import type { ReactNode } from 'react'
import { PageTitle } from '../ui/layout.tsx'
import { NavTabs } from '../ui/nav-tabs.tsx'
import { accountAreas } from './account-areas.ts'
import css from './panel.module.css'
import { useAccount } from './use-account.ts'

/** What every page of the account stands in: its areas, and the one it is. */
export const AccountPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <PageTitle>{title}</PageTitle>
    <NavTabs label="Areas of your account" tabs={accountAreas(useAccount().role)} />
    <div className={css.panels}>{children}</div>
  </>
)
