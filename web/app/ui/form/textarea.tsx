import { LINE_LENGTH } from '@sojourn/contract/calls/limits'
import { type ComponentProps, useState } from 'react'
import { classes } from '../text/classes.ts'
import control from './control.module.css'
import { Field, type FieldProps } from './field.tsx'
import { useDefault } from './form-context.ts'
import styles from './textarea.module.css'

type Props = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'value'>

/** Several lines, growing with what is typed, with a counter. */
export function Textarea(props: Props) {
  const { label, name, help, error, required, hideLabel, className, onInput, ...textarea } = props
  const { maxLength = LINE_LENGTH, rows = 4 } = textarea
  const defaultValue = useDefault(name, textarea.defaultValue)
  const [length, setLength] = useState(String(defaultValue ?? '').length)
  return (
    <Field
      {...{ label, name, help, error, required, hideLabel, className }}
      aside={
        <span className={length >= maxLength ? styles.full : styles.counter} data-figures>
          {length}/{maxLength}
        </span>
      }
    >
      {(field) => (
        <textarea
          {...textarea}
          {...field}
          defaultValue={defaultValue}
          rows={rows}
          maxLength={maxLength}
          className={classes(control.control, control.textarea)}
          onInput={(event) => {
            setLength(event.currentTarget.value.length)
            onInput?.(event)
          }}
        />
      )}
    </Field>
  )
}
