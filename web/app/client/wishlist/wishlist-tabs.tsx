import { clientPaths } from '@sojourn/contract/paths/own-paths'
import type { ReactNode } from 'react'
import { NavTabs } from '../../ui/list/nav-tabs.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import css from './wishlist.module.css'

const tabs = [
  { label: 'Agents', to: clientPaths.wishlist() },
  { label: 'Articles', to: clientPaths.keptArticles() },
  { label: 'Searches', to: clientPaths.searches() },
]

export const Wishlist = ({ intro, children }: { intro: string; children: ReactNode }) => (
  <>
    <PageTitle intro={intro}>Wishlist</PageTitle>
    <NavTabs label="Parts of your wishlist" tabs={tabs} />
    <div className={css.part}>{children}</div>
  </>
)
