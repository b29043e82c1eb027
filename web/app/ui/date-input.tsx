import { useRef, useState } from 'react'
import type { Day } from './calendar-days.ts'
import { classes } from './classes.ts'
import control from './control.module.css'
import styles from './date-input.module.css'
import { type DateLimits, dateProblem } from './date-rules.ts'
import { Field, type FieldProps } from './field.tsx'
import { useDefault } from './form-context.ts'
import { focusInside, hasFocus, heldProps, holdValue } from './held-value.ts'
import { IconButton } from './icon-button.tsx'
import { useLazy } from './use-lazy.ts'

export interface DateInputProps extends FieldProps, DateLimits {
  defaultValue?: Day | undefined
  autoComplete?: 'bday'
  onChange?: (day: Day | '') => void
}

const SEGMENT = '[role="spinbutton"]'

/** A day, typed or picked. The browser's own date input until it is used, and where there is no script. */
export function DateInput(props: DateInputProps) {
  const { label, name, help, required, hideLabel, className, autoComplete, onChange } = props
  const { min, max, isDateUnavailable } = props
  const box = useRef<HTMLDivElement>(null)
  const native = useRef<HTMLInputElement>(null)
  const wantsCalendar = useRef(false)
  const [problem, setProblem] = useState<string>()
  const defaultValue = useDefault(name, props.defaultValue)

  const { loaded, load, wake } = useLazy(
    async () => {
      const part = await import('./lazy/date-picker.tsx')
      if (isHalfTyped(native.current) && !wantsCalendar.current) throw new Error('someone is typing here')
      return part
    },
    () => ({
      day: native.current?.value ?? '',
      hadFocus: hasFocus(box.current),
      wantsCalendar: wantsCalendar.current,
    }),
  )

  function change(day: Day | '') {
    holdValue(native.current, day)
    setProblem(dateProblem(day, { min, max, isDateUnavailable }))
    onChange?.(day)
  }

  return (
    <Field {...{ label, name, help, required, hideLabel, className }} error={props.error ?? problem}>
      {(field) => (
        <div ref={box} className={classes(control.box, styles.box)} {...wake}>
          <input
            type="date"
            {...field}
            {...{ min, max, autoComplete, defaultValue }}
            ref={native}
            className={loaded ? undefined : control.bare}
            onInput={loaded ? undefined : (event) => onChange?.(event.currentTarget.value)}
            onPointerDown={(event) => waitForTouch(event.pointerType, native.current)}
            {...(loaded && heldProps)}
            {...(loaded && { onFocus: () => focusInside(box.current, SEGMENT) })}
          />
          {loaded ? (
            <loaded.Part
              {...{ min, max, isDateUnavailable }}
              {...loaded.kept}
              box={box}
              labelId={`${field.id}-label`}
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

/** Some of the date's parts are there, and would be lost in the swap. */
const isHalfTyped = (input: HTMLInputElement | null) => input?.validity.badInput === true

/** A touch would open the system's own calendar, which knows nothing of unavailable days. */
function waitForTouch(pointerType: string, input: HTMLInputElement | null) {
  if (input && pointerType === 'touch') input.readOnly = true
}
