import { t } from '@sojourn/contract/words/t'
import { writtenPart } from '../../../fast-pages/written-part.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { Icon } from '../../../ui/text/icon.tsx'
import type { GuideAddress } from '../guide-address.ts'
import { KeptForm } from '../kept-form.tsx'
import type { Plan } from '../load-guide.ts'
import { useGoalWay } from './goal-way.ts'
import css from './guide-plan.module.css'

const PlanSheets = writtenPart(() => import('./plan-sheets.tsx'))

/** From the answer to the journey: until when to apply for a date, and all of it as a goal. */
export const GuidePlan = ({
  plan: { date, isPast, needsNone, deadlines, sheets, goal },
  address,
}: {
  plan: Plan
  address: GuideAddress
}) => {
  const wayTo = useGoalWay()
  return (
    <section className={css.plan} aria-labelledby="plan">
      <h2 id="plan">{t('Plan your journey')}</h2>
      <KeptForm address={address} asks={['date']} at="#plan" className={css.form}>
        <label htmlFor="date">{t('When do you want to arrive?')}</label>
        <input key={date} id="date" type="date" name="date" defaultValue={date} />
        <Button type="submit" variant="secondary">
          {t('Show deadlines')}
        </Button>
      </KeptForm>
      {isPast && <p role="status">{t('That day is in the past. Choose a later one.')}</p>}
      {date && !isPast && needsNone && (
        <p role="status">
          {t(
            'You need no visa, so there is no deadline to apply. Check that your passport is valid for the whole stay.',
          )}
        </p>
      )}
      {deadlines.length > 0 && (
        <div role="status">
          <ul className={css.deadlines}>
            {deadlines.map(({ visa, title, text, urgent }) => (
              <li key={visa}>
                <Icon name={urgent ? 'warning' : 'clock'} />
                <div>
                  <strong>{title}</strong>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
      <PlanSheets sheets={sheets} />
      <div className={css.actions}>
        <LinkButton to={wayTo(goal)} icon="goal">
          {t('Make it a goal')}
        </LinkButton>
        {sheets.length > 0 && (
          <Button variant="secondary" icon="document" className={css.print} onClick={() => window.print()}>
            {t('Print the plan')}
          </Button>
        )}
      </div>
      <p>{t('A goal keeps your answers, the document checklist and your deadlines in one place.')}</p>
    </section>
  )
}
