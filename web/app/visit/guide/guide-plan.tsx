import { paths } from '../../paths/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import type { GuideAddress } from './guide-address.ts'
import css from './guide-plan.module.css'
import type { Plan } from './load-guide.ts'

interface Props {
  plan: Plan
  address: GuideAddress
}

/** From the answer to the journey: until when to apply for a date, and all of it as a goal. */
export const GuidePlan = ({ plan: { date, isPast, deadlines, goal }, address }: Props) => (
  <section className={css.plan} aria-labelledby="plan">
    <h2 id="plan">Plan your journey</h2>
    <form action={paths.guide()} className={css.form}>
      {Object.entries(address).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="date">When do you want to arrive?</label>
      <input id="date" type="date" name="date" defaultValue={date} required />
      <Button type="submit" variant="secondary">
        Show deadlines
      </Button>
    </form>
    {isPast && <p role="status">That day is in the past. Choose a later one.</p>}
    {deadlines.length > 0 && (
      <ul className={css.deadlines} role="status">
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
    )}
    <LinkButton to={goal} icon="goal">
      Make it a goal
    </LinkButton>
    <p>A goal keeps your answers, the document checklist and your deadlines in one place.</p>
  </section>
)
