import { isDay } from '@sojourn/contract/dates/day-steps'
import { type RefObject, useRef, useState } from 'react'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { useLazy } from '../../fast-pages/use-lazy.ts'
import control from '../form/control.module.css'
import { Field, type FieldProps } from '../form/field.tsx'
import { useDefault } from '../form/form-context.ts'
import { heldProps, holdValue } from '../form/held-value.ts'
import { classes } from '../text/classes.ts'
import type { Day } from './calendar-days.ts'
import { CalendarOpener } from './calendar-opener.tsx'
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
  const { label, name, help, required, unmarked, hideLabel, className, autoComplete } = props
  const { min, max, isDateUnavailable } = props
  const box = useRef<HTMLDivElement>(null)
  const native = useRef<HTMLInputElement>(null)
  const wantsCalendar = useRef(false)
  const isReady = useHydrated()
  const { start, value, problem, line, focus, choose } = useDay(native, props)
  const { loaded, load } = useLazy(
    () => import('./lazy/date-picker.tsx'),
    () => ({ wantsCalendar: wantsCalendar.current }),
  )

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
              onChange={choose}
            />
          ) : (
            <CalendarOpener wants={wantsCalendar} load={load} />
          )}
        </div>
      )}
    </Field>
  )
}

/** A day is typed or picked, and judged either way. */
function useDay(native: RefObject<HTMLInputElement | null>, props: DateInputProps) {
  const { min, max, isDateUnavailable, onChange } = props
  const start = String(useDefault(props.name, props.defaultValue) ?? '')
  const [value, setValue] = useState(start)
  const [problem, setProblem] = useState<string>()
  const { line, focus, put } = useTypedDay({
    start,
    max,
    isBirthday: props.autoComplete === 'bday',
    take: change,
    settle: (settled) => setProblem(unreadableDay(settled) ?? judged(settled)),
  })

  const judged = (next: string) =>
    isDay(next) ? dateProblem(next, { min, max, isDateUnavailable }) : undefined

  function change(next: string) {
    holdValue(native.current, next)
    setValue(next)
    setProblem(judged(next))
    onChange?.(isDay(next) ? next : '')
  }

  function choose(day: Day) {
    put(day)
    change(day)
  }

  return { start, value, problem, line, focus, choose }
}
