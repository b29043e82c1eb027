import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { NavTabs } from '../../ui/list/nav-tabs.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import css from './wishlist.module.css'

const tabs = [
  { label: t('Agents'), to: clientPaths.wishlist() },
  { label: t('Articles'), to: clientPaths.keptArticles() },
  { label: t('Searches'), to: clientPaths.searches() },
]

export const Wishlist = ({ intro, children }: { intro: string; children: ReactNode }) => (
  <>
    <PageTitle intro={intro}>{t('Wishlist')}</PageTitle>
    <NavTabs label={t('Parts of your wishlist')} tabs={tabs} />
    <div className={css.part}>{children}</div>
  </>
)
