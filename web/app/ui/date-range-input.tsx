import { useRef, useState } from 'react'
import type { Day } from './calendar-days.ts'
import { classes } from './classes.ts'
import control from './control.module.css'
import styles from './date-input.module.css'
import { earliestDay, isStartLocked, type RangeLimits, rangeProblem } from './date-rules.ts'
import { Field, type FieldProps } from './field.tsx'
import { useDefault } from './form-context.ts'
import { focusInside, hasFocus, heldProps, holdValue } from './held-value.ts'
import { IconButton } from './icon-button.tsx'
import { useLazy } from './use-lazy.ts'

interface Props extends Omit<FieldProps, 'name'>, RangeLimits {
  /** The two inputs are `name_start` and `name_end`; `dateRangeFrom` reads them. */
  name: string
  defaultValue?: readonly [Day, Day]
  onChange?: (start: Day | '', end: Day | '') => void
}

const SEGMENT = '[role="spinbutton"]'

/** Exactly two days. Two of the browser's own date inputs until it is used, and where there is no script. */
export function DateRangeInput(props: Props) {
  const { label, name, help, required, hideLabel, className, onChange } = props
  const [box, start, end] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
  ]
  const wantsCalendar = useRef(false)
  const [problem, setProblem] = useState<string>()
  const startDefault = String(useDefault(`${name}_start`, props.defaultValue?.[0]) ?? '')
  const endDefault = useDefault(`${name}_end`, props.defaultValue?.[1])
  const startLocked = isStartLocked(startDefault, props)
  const { max, isDateUnavailable } = props
  const min = earliestDay(props)

  const { loaded, load, wake } = useLazy(
    async () => {
      const part = await import('./lazy/date-range-picker.tsx')
      const halfTyped = [start, end].some(({ current }) => current?.validity.badInput)
      if (halfTyped && !wantsCalendar.current) throw new Error('someone is typing here')
      return part
    },
    () => ({
      range: [start.current?.value ?? '', end.current?.value ?? ''] as const,
      hadFocus: hasFocus(box.current),
      wantsCalendar: wantsCalendar.current,
    }),
  )

  function change(from: Day | '', to: Day | '') {
    holdValue(start.current, from)
    holdValue(end.current, to)
    judge(from, to)
  }

  function judge(from: Day | '', to: Day | '') {
    setProblem(rangeProblem(from, to, props))
    onChange?.(from, to)
  }

  const native = (which: 'start' | 'end') => ({
    type: 'date',
    name: `${name}_${which}`,
    'aria-label': which === 'start' ? 'Start date' : 'End date',
    className: loaded ? undefined : control.bare,
    ...(loaded
      ? { ...heldProps, onFocus: () => focusInside(box.current, SEGMENT) }
      : { onBlur: () => judge(start.current?.value ?? '', end.current?.value ?? '') }),
  })

  return (
    <Field {...{ label, help, required, hideLabel, className }} group="group" error={props.error ?? problem}>
      {({ id, required: needed, name: _, ...field }) => (
        <div ref={box} className={classes(control.box, styles.box)} {...wake}>
          <span className={loaded ? undefined : styles.pair}>
            <input
              {...field}
              {...native('start')}
              id={id}
              ref={start}
              required={needed}
              min={startLocked ? undefined : min}
              max={max}
              defaultValue={startDefault}
              readOnly={startLocked}
            />
            {!loaded && <span aria-hidden="true">–</span>}
            <input
              {...field}
              {...native('end')}
              ref={end}
              required={needed}
              min={min}
              max={max}
              defaultValue={endDefault}
            />
          </span>
          {loaded ? (
            <loaded.Part
              {...{ min, max, isDateUnavailable }}
              {...loaded.kept}
              startLocked={startLocked}
              box={box}
              labelId={`${id}-label`}
              describedBy={field['aria-describedby']}
              invalid={field['aria-invalid'] ?? false}
              required={required ?? false}
              onChange={change}
            />
          ) : (
            <IconButton
              icon="calendar"
              label="Open the calendar"
              className={styles.opener}
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
