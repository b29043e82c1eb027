import { isDay } from '@sojourn/contract/dates/day-steps'
import { t } from '@sojourn/contract/words/t'
import { useRef, useState } from 'react'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { useLazy } from '../../fast-pages/use-lazy.ts'
import { IconButton } from '../button/icon-button.tsx'
import control from '../form/control.module.css'
import { Field, type FieldProps } from '../form/field.tsx'
import { useDefault } from '../form/form-context.ts'
import { heldProps, holdValue } from '../form/held-value.ts'
import { classes } from '../text/classes.ts'
import type { Day } from './calendar-days.ts'
import styles from './date-input.module.css'
import { type DateLimits, dateProblem } from './date-rules.ts'
import { unreadableDay, useTypedDay } from './use-typed-day.ts'

export interface DateInputProps extends FieldProps, DateLimits {
  defaultValue?: Day | undefined
  autoComplete?: 'bday'
  onChange?: (day: Day | '') => void
}

/** A day, typed as one likes or picked; it stands there with its month's name. The browser's own where there is no script. */
export function DateInput(props: DateInputProps) {
  const { label, name, help, required, unmarked, hideLabel, className, autoComplete, onChange } = props
  const { min, max, isDateUnavailable } = props
  const box = useRef<HTMLDivElement>(null)
  const native = useRef<HTMLInputElement>(null)
  const wantsCalendar = useRef(false)
  const isReady = useHydrated()
  const start = String(useDefault(name, props.defaultValue) ?? '')
  const [value, setValue] = useState(start)
  const [problem, setProblem] = useState<string>()
  const { line, focus, put } = useTypedDay({
    start,
    take: change,
    settle: (settled) => setProblem(unreadableDay(settled) ?? judged(settled)),
  })
  const { loaded, load } = useLazy(
    () => import('./lazy/date-picker.tsx'),
    () => ({ wantsCalendar: wantsCalendar.current }),
  )

  const judged = (next: string) =>
    isDay(next) ? dateProblem(next, { min, max, isDateUnavailable }) : undefined

  function change(next: string) {
    holdValue(native.current, next)
    setValue(next)
    setProblem(judged(next))
    onChange?.(isDay(next) ? next : '')
  }

  return (
    <Field
      {...{ label, name, help, required, unmarked, hideLabel, className }}
      error={props.error ?? problem}
    >
      {({ id, name: named, 'aria-invalid': invalid, ...field }) => (
        <div ref={box} className={classes(control.box, styles.box)}>
          <input
            type={isReady ? 'text' : 'date'}
            name={named}
            aria-invalid={invalid}
            required={field.required}
            ref={native}
            defaultValue={start}
            className={classes(styles.native, isReady ? undefined : control.bare)}
            {...(isReady ? { ...heldProps, onFocus: focus } : { min, max, 'aria-labelledby': `${id}-label` })}
          />
          <input
            id={id}
            {...field}
            {...line}
            aria-invalid={invalid}
            className={classes(control.bare, styles.line)}
            {...(autoComplete && { autoComplete })}
          />
          {loaded ? (
            <loaded.Part
              {...{ min, max, isDateUnavailable }}
              {...loaded.kept}
              box={box}
              labelId={`${id}-label`}
              day={isDay(value) ? value : ''}
              onChange={(day) => {
                put(day)
                change(day)
              }}
            />
          ) : (
            <IconButton
              icon="calendar"
              label={t('Open the calendar')}
              className={styles.opener}
              onPointerEnter={load}
              onClick={() => {
                wantsCalendar.current = true
                load()
              }}
            />
          )}
        </div>
      )}
    </Field>
  )
}
