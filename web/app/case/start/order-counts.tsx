import type { Today } from '@sojourn/contract/desk/today'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { Card, CardLink } from '../../ui/text/card.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import type { IconName } from '../../ui/text/icon-names.ts'
import css from './start-page.module.css'

type Counted = 'new' | 'due_soon' | 'late' | 'delivered' | 'conflicted'

const counted: { of: Counted; name: string; hint: string; icon: IconName; to: string }[] = [
  {
    of: 'late',
    name: t('Late'),
    hint: t('The due date has passed'),
    icon: 'warning',
    to: agentPaths.orders({ progress: 'late' }),
  },
  {
    of: 'due_soon',
    name: t('Due this week'),
    hint: t('Within the next 7 days'),
    icon: 'calendar',
    to: agentPaths.orders({ progress: 'due_soon' }),
  },
  {
    of: 'new',
    name: t('New'),
    hint: t('Paid and not started'),
    icon: 'bell',
    to: agentPaths.orders({ status: 'paid' }),
  },
  {
    of: 'delivered',
    name: t('Delivered'),
    hint: t('Waiting for the client'),
    icon: 'check',
    to: agentPaths.orders({ progress: 'delivered' }),
  },
  {
    of: 'conflicted',
    name: t('In conflict'),
    hint: t('Deadlines paused'),
    icon: 'scales',
    to: agentPaths.orders({ status: 'conflicted' }),
  },
]

/** How the orders stand: what there is none of is not shown, and each number leads to the orders it counts. */
export const OrderCounts = ({ counts }: { counts: NonNullable<Today['agent']> }) => (
  <ul className={css.counts}>
    {counted
      .filter(({ of }) => counts[of] > 0)
      .map(({ of, name, hint, icon, to }) => (
        <Card key={of} as="li" className={css.count}>
          <Icon name={icon} />
          <b data-late={of === 'late' || undefined}>{counts[of]}</b>
          <CardLink to={to}>{name}</CardLink>
          <small>{hint}</small>
        </Card>
      ))}
  </ul>
)
