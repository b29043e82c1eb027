import type { Clock } from '@sojourn/contract/dates/clocks'
import { useId } from 'react'
import { sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { shownPerson } from '../../api/shown-person.ts'
import { listens } from '../../fast-pages/mark-interactive.ts'
import { chooseClock, useClock } from '../../ui/date/clock.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import css from './clock-switch.module.css'

const CHOICES: [Clock, string][] = [
  ['12', '12 h'],
  ['24', '24 h'],
]

/** How hours read, on every page of this browser; somebody signed in has it in their account and mails too. */
export function ClockSwitch() {
  const clock = useClock()
  const name = useId()
  return (
    <fieldset className={css.switch}>
      <legend data-hidden>Show hours as</legend>
      {CHOICES.map(([value, words]) => (
        <label key={value} className={css.choice}>
          <input
            ref={listens}
            type="radio"
            name={name}
            checked={clock === value}
            onChange={() => void choose(value)}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  )
}

async function choose(clock: Clock) {
  chooseClock(clock)
  if (!shownPerson()) return
  try {
    await browserApi('PUT /account/clock', { body: { clock } })
  } catch (error) {
    toast.error(sentenceOf(error, 'This choice was not saved in your account'))
  }
}
