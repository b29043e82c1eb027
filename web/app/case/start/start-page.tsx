import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Card, CardLink } from '../../ui/text/card.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import type { IconName } from '../../ui/text/icon-names.ts'
import { PageTitle } from '../../ui/text/layout.tsx'
import { MoneyHeld } from './money-held.tsx'
import { NextOrders } from './next-orders.tsx'
import css from './start-page.module.css'
import { type AgentStart, startQuery } from './start-query.ts'

export const meta = () => ownPageMeta('Overview')

/** What waits for an agent: each number leads to the orders it counts. */
export default function StartPage() {
  const query = useQuery(startQuery)
  return (
    <>
      <PageTitle intro="What is new, what is due, and the money held for you.">Overview</PageTitle>
      <Loaded query={query}>{(start) => (start.held === 0 ? <Nothing /> : <Known start={start} />)}</Loaded>
    </>
  )
}

const Nothing = () => (
  <Empty
    hint="Clients order the services on your profile. New orders, due dates and held money are shown here."
    action={<LinkButton to={agentPaths.services()}>My Services</LinkButton>}
  />
)

type Counted = 'new' | 'due_soon' | 'late' | 'delivered' | 'conflicted'

const counts: { of: Counted; name: string; hint: string; icon: IconName; to: string }[] = [
  {
    of: 'new',
    name: 'New',
    hint: 'Paid and not started',
    icon: 'bell',
    to: agentPaths.orders({ status: 'paid' }),
  },
  {
    of: 'due_soon',
    name: 'Due this week',
    hint: 'Within the next 7 days',
    icon: 'calendar',
    to: agentPaths.orders({ progress: 'due_soon' }),
  },
  {
    of: 'late',
    name: 'Late',
    hint: 'The due date has passed',
    icon: 'warning',
    to: agentPaths.orders({ progress: 'late' }),
  },
  {
    of: 'delivered',
    name: 'Delivered',
    hint: 'Clients have to accept',
    icon: 'check',
    to: agentPaths.orders({ progress: 'delivered' }),
  },
  {
    of: 'conflicted',
    name: 'In conflict',
    hint: 'The clocks stand still',
    icon: 'scales',
    to: agentPaths.orders({ status: 'conflicted' }),
  },
]

const Known = ({ start }: { start: AgentStart }) => (
  <div className={css.page}>
    <ul className={css.counts}>
      {counts.map(({ of, name, hint, icon, to }) => (
        <Card key={of} as="li" className={css.count}>
          <Icon name={icon} />
          <b data-late={(of === 'late' && start.late > 0) || undefined}>{start[of]}</b>
          <CardLink to={to}>{name}</CardLink>
          <small>{hint}</small>
        </Card>
      ))}
    </ul>
    <div className={css.columns}>
      <NextOrders orders={start.next} />
      <MoneyHeld money={start.money} orders={start.held} />
    </div>
  </div>
)
