import type { GuideAnswer, GuideVisa } from '@sojourn/contract/supply/guide'
import { deadlinesOf } from '@sojourn/contract/work/deadlines'
import { useSearchParams } from 'react-router'
import { paths } from '../../paths/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { goalAddress } from './goal-address.ts'
import type { GuideAddress } from './guide-address.ts'
import css from './guide-plan.module.css'

interface Props {
  answer: GuideAnswer
  address: GuideAddress
}

/** From the answer to the journey: until when to apply for a date, and all of it as a goal. */
export function GuidePlan({ answer, address }: Props) {
  const date = useSearchParams()[0].get('date')
  const { asked, fits } = answer
  if (!asked.destination || !asked.purpose) return null
  const arrival = isDay(date) ? date : undefined
  const only = fits.length === 1 ? fits[0]?.visa.id : undefined
  return (
    <section className={css.plan} aria-labelledby="plan">
      <h2 id="plan">Plan your journey</h2>
      <form action={paths.guide()} className={css.form}>
        {Object.entries(address).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="date">When do you want to arrive?</label>
        <input id="date" type="date" name="date" defaultValue={arrival} required />
        <Button type="submit" variant="secondary">
          Show deadlines
        </Button>
      </form>
      {arrival && <Deadlines visas={fits} arrival={arrival} stay={asked.stay} />}
      <LinkButton to={goalAddress(answer, { visa: only, date: arrival })} icon="goal">
        Make it a goal
      </LinkButton>
      <p>A goal keeps your answers, the document checklist and your deadlines in one place.</p>
    </section>
  )
}

const isDay = (text: string | null): text is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''))

interface DeadlinesProps {
  visas: readonly GuideVisa[]
  arrival: string
  stay: number | null
}

const MOST = 5

function Deadlines({ visas, arrival, stay }: DeadlinesProps) {
  const today = new Date().toISOString().slice(0, 10)
  if (arrival < today) return <p role="status">That day is in the past. Choose a later one.</p>
  return (
    <ul className={css.deadlines} role="status">
      {visas.slice(0, MOST).flatMap(({ visa }) =>
        deadlinesOf({
          today,
          arrival,
          stayDays: stay,
          passportExpiresOn: null,
          programme: { ...visa, checked: visa.facts.time?.checked ?? null },
        }).map(({ title, text, urgent }) => (
          <li key={visa.id}>
            <Icon name={urgent ? 'warning' : 'clock'} />
            <div>
              <strong>{title}</strong>
              <p>{text}</p>
            </div>
          </li>
        )),
      )}
    </ul>
  )
}
