import { type InputEvent, useRef } from 'react'
import styles from '../form/control.module.css'
import { Field, type FieldProps } from '../form/field.tsx'
import { classes } from '../text/classes.ts'

interface Props extends FieldProps {
  name: string
  length?: number
  autoFocus?: boolean
  /** Told of every change: the digits so far. */
  onCode?: (code: string) => void
  /** A pasted code is not sent by itself: the form holds more, and its button is pressed. */
  waits?: boolean
}

/** The code of a mail: one input that phones fill by themselves; a pasted whole code is sent at once. */
export function CodeInput({ length = 5, autoFocus, onCode, waits, ...field }: Props) {
  const before = useRef(0)

  function onInput(event: InputEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const digits = input.value.replaceAll(/\D/g, '').slice(0, length)
    if (digits !== input.value) input.value = digits
    const cameAtOnce = digits.length - before.current > 1
    before.current = digits.length
    onCode?.(digits)
    if (digits.length === length && cameAtOnce && !waits) input.form?.requestSubmit()
  }

  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d*"
          // biome-ignore lint/a11y/noAutofocus: the dialog that asks for the code has nothing else
          autoFocus={autoFocus}
          className={classes(styles.control, styles.code)}
          onInput={onInput}
        />
      )}
    </Field>
  )
}
