import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { NavTabs } from '../../ui/list/nav-tabs.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { PlanBanners } from './plan-banners.tsx'
import css from './plan-room.module.css'

const tabs = [
  { label: t('Your current plan'), to: agentPaths.subscriptions() },
  { label: t('Compare plans'), to: agentPaths.plans() },
  { label: t('Billing'), to: agentPaths.billing() },
  { label: t('Billing details'), to: agentPaths.billingDetails() },
]

interface Props {
  intro: string
  action?: ReactNode
  children: ReactNode
}

export const PlanRoom = ({ intro, action, children }: Props) => (
  <>
    <PageTitle intro={intro} action={action}>
      {t('Subscription')}
    </PageTitle>
    <NavTabs label={t('Parts of your subscription')} tabs={tabs} />
    <div className={css.part}>
      <PlanBanners />
      {children}
    </div>
  </>
)
