import { t } from '@sojourn/contract/words/t'
import type { Goal } from '@sojourn/contract/work/goals'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import css from './goal-deadlines.module.css'
import { saveGoalCalendar } from './save-goal-calendar.ts'

/** Until when to apply, whether the passport lasts, and both as a calendar file. */
export function GoalDeadlines({ goal }: { goal: Goal }) {
  const action = useAction()
  if (goal.deadlines.length === 0) return null
  return (
    <section aria-labelledby="deadlines">
      <h2 id="deadlines">{t('Deadlines')}</h2>
      <ul className={css.deadlines}>
        {goal.deadlines.map(({ about, urgent, title, text }) => (
          <li key={about} className={urgent ? css.urgent : undefined}>
            <Icon name={urgent ? 'warning' : 'clock'} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        <p>{t('The authority decides, and its times change. Confirm them before you book anything.')}</p>
        <Button
          variant="secondary"
          icon="calendar"
          busy={action.busy}
          onClick={() => void action.run(() => saveGoalCalendar(goal.id))}
        >
          {t('Add to calendar')}
        </Button>
      </div>
    </section>
  )
}
