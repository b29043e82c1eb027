import { isDay } from '@sojourn/contract/dates/day-steps'
import { formatDay } from '@sojourn/contract/dates/format-day'
import { t } from '@sojourn/contract/words/t'
import { useRef, useState } from 'react'
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
import { earliestDay, isStartLocked, type RangeLimits, rangeProblem } from './range-rules.ts'
import { unreadableDay, useTypedDay } from './use-typed-day.ts'

interface Props extends Omit<FieldProps, 'name'>, RangeLimits {
  /** The two inputs are `name_start` and `name_end`; `dateRangeFrom` reads them. */
  name: string
  defaultValue?: readonly [Day, Day]
  onChange?: (start: Day | '', end: Day | '') => void
}

/** Exactly two days, each typed or both picked. Two of the browser's own date inputs where there is no script. */
export function DateRangeInput(props: Props) {
  const { label, name, help, required, hideLabel, className, onChange } = props
  const box = useRef<HTMLDivElement>(null)
  const wantsCalendar = useRef(false)
  const isReady = useHydrated()
  const [problem, setProblem] = useState<string>()
  const start = useEnd(`${name}_start`, props.defaultValue?.[0], () => settle())
  const end = useEnd(`${name}_end`, props.defaultValue?.[1], () => settle())
  const startLocked = isStartLocked(start.first, props)
  const { max, isDateUnavailable } = props
  const min = earliestDay(props)
  const { loaded, load } = useLazy(
    () => import('./lazy/date-range-picker.tsx'),
    () => ({ wantsCalendar: wantsCalendar.current }),
  )

  /** Judged once somebody has left both: while the second is typed, nothing is missing yet. */
  function settle() {
    queueMicrotask(() => {
      const [from, to] = [start.value(), end.value()]
      const isAtWork = box.current?.contains(document.activeElement) && (from === '' || to === '')
      if (isAtWork) return
      judge(from, to)
    })
  }

  function judge(from: string, to: string) {
    const unreadable = unreadableDay(from) ?? unreadableDay(to)
    setProblem(unreadable ?? rangeProblem(from, to, props))
    if (!unreadable) onChange?.(from, to)
  }

  const native = (which: typeof start, label: string, isLocked: boolean) => ({
    ref: which.native,
    type: isReady ? 'text' : 'date',
    name: which.name,
    defaultValue: which.first,
    className: classes(styles.native, isReady ? undefined : control.bare),
    required,
    readOnly: isLocked,
    ...(isReady
      ? { ...heldProps, onFocus: which.focus }
      : { min: isLocked ? undefined : min, max, 'aria-label': label }),
  })

  return (
    <Field {...{ label, help, required, hideLabel, className }} group="group" error={props.error ?? problem}>
      {({ id, required: needed, name: _, 'aria-invalid': invalid, ...field }) => (
        <div ref={box} className={classes(control.box, styles.box)}>
          <span className={styles.pair}>
            <input {...native(start, t('Start date'), startLocked)} aria-invalid={invalid} />
            <input
              {...field}
              {...start.line}
              id={id}
              aria-label={t('Start date')}
              aria-invalid={invalid}
              required={needed}
              readOnly={startLocked}
              className={classes(control.bare, styles.line)}
            />
            <span aria-hidden="true">–</span>
            <input {...native(end, t('End date'), false)} aria-invalid={invalid} />
            <input
              {...field}
              {...end.line}
              aria-label={t('End date')}
              aria-invalid={invalid}
              required={needed}
              className={classes(control.bare, styles.line)}
            />
          </span>
          {loaded ? (
            <loaded.Part
              {...{ min, max, isDateUnavailable, startLocked }}
              {...loaded.kept}
              range={[start.day, end.day]}
              box={box}
              labelId={`${id}-label`}
              onChange={(from, to) => {
                start.put(from)
                end.put(to)
                judge(from, to)
              }}
            />
          ) : (
            <CalendarOpener wants={wantsCalendar} load={load} />
          )}
        </div>
      )}
    </Field>
  )
}

/** One end of the range: what the form holds of it, and the line it is typed into. */
function useEnd(name: string, own: Day | undefined, settle: () => void) {
  const native = useRef<HTMLInputElement>(null)
  const first = String(useDefault(name, own) ?? '')
  const [held, setHeld] = useState(first)
  function take(next: string) {
    holdValue(native.current, next)
    setHeld(next)
  }
  const { line, focus, put } = useTypedDay({ start: first, write: formatDay, take, settle })
  return {
    name,
    native,
    first,
    line,
    focus,
    day: isDay(held) ? held : ('' as const),
    value: () => native.current?.value ?? '',
    put(day: Day) {
      put(day)
      take(day)
    },
  }
}
