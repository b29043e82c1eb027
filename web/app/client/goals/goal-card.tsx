import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { Goal } from '@sojourn/contract/work/goals'
import { DayText } from '../../ui/date/time-text.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { Card, CardLink } from '../../ui/text/card.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { ordersCounted, stateOf } from '../../words/goal-words.ts'
import css from './goal-card.module.css'

interface Props {
  goal: Goal
  onDelete: () => void
}

/** A goal as a boarding pass: from where to where, why and by when, and on its stub how it stands. */
export function GoalCard({ goal, onDelete }: Props) {
  const { home, destination_country: to } = goal
  const { icon, tone, name } = stateOf(goal)
  return (
    <Card as="li" padding="none" className={css.pass}>
      <div className={css.main}>
        <p className={css.route}>
          {home && (
            <span className={css.place}>
              <Flag country={home.id} size="m" />
              <bdi>{home.name}</bdi>
            </span>
          )}
          <Icon name="plane" />
          <span data-hidden> {t('to')} </span>
          <span className={css.place}>
            <Flag country={to.id} size="m" />
            <bdi>{to.name}</bdi>
          </span>
        </p>
        <h2 className={css.name}>
          <CardLink to={clientPaths.goal(goal.id)}>
            <bdi>{goal.name}</bdi>
          </CardLink>
        </h2>
        <dl className={css.facts}>
          <div>
            <dt>{t('Purpose')}</dt>
            <dd>{goal.purpose.name}</dd>
          </div>
          <div>
            <dt>{t('By')}</dt>
            <dd>
              <DayText value={goal.expected_delivery_date} />
            </dd>
          </div>
        </dl>
      </div>
      <div className={css.stub}>
        <span className={css.standing}>
          <Pill tone={tone} icon={icon}>
            {name}
          </Pill>
          {goal.order_count > 0 && <span className={css.orders}>{ordersCounted(goal.order_count)}</span>}
        </span>
        <span className={css.menu}>
          <Menu
            label={t('What to do with {name}', { name: goal.name })}
            entries={[
              { label: t('Open'), icon: 'arrow-right', to: clientPaths.goal(goal.id) },
              { label: t('Delete'), icon: 'trash', danger: true, onSelect: onDelete },
            ]}
          />
        </span>
      </div>
    </Card>
  )
}
