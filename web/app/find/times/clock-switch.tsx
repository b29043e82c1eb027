import type { Clock } from '@sojourn/contract/dates/clocks'
import { t } from '@sojourn/contract/words/t'
import { useId } from 'react'
import { listens } from '../../fast-pages/mark-interactive.ts'
import { useClock } from '../../ui/date/clock.ts'
import { chooseHours } from './choose-hours.ts'
import css from './clock-switch.module.css'

const CHOICES: [Clock, string][] = [
  ['12', t('12 h')],
  ['24', t('24 h')],
]

/** How hours read, on every page of this browser; somebody signed in has it in their account and mails too. */
export function ClockSwitch() {
  const clock = useClock()
  const name = useId()
  return (
    <fieldset className={css.switch}>
      <legend data-hidden>{t('Show hours as')}</legend>
      {CHOICES.map(([value, words]) => (
        <label key={value} className={css.choice}>
          <input
            ref={listens}
            type="radio"
            name={name}
            checked={clock === value}
            onChange={() => void chooseHours(value)}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  )
}
