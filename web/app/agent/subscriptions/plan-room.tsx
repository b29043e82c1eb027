import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { ReactNode } from 'react'
import { NavTabs } from '../../ui/list/nav-tabs.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { PlanBanners } from './plan-banners.tsx'
import css from './plan-room.module.css'

const tabs = [
  { label: 'Your plan', to: agentPaths.subscriptions() },
  { label: 'Compare plans', to: agentPaths.plans() },
  { label: 'Billing', to: agentPaths.billing() },
  { label: 'Billing details', to: agentPaths.billingDetails() },
]

interface Props {
  intro: string
  action?: ReactNode
  children: ReactNode
}

export const PlanRoom = ({ intro, action, children }: Props) => (
  <>
    <PageTitle intro={intro} action={action}>
      Subscription
    </PageTitle>
    <NavTabs label="Parts of your subscription" tabs={tabs} />
    <div className={css.part}>
      <PlanBanners />
      {children}
    </div>
  </>
)
