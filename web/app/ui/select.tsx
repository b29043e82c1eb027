import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import control from './control.module.css'
import { Field, type FieldProps } from './field.tsx'
import { useDefault } from './form-context.ts'
import { Icon } from './icon.tsx'
import styles from './select.module.css'

export interface Choice {
  value: string
  label: string
  disabled?: boolean
}

type Props = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> & {
    choices: readonly Choice[]
    /** The first line, which chooses nothing. */
    placeholder?: string
  }

/** The browser's own list. */
export function Select(props: Props) {
  const {
    label,
    name,
    help,
    error,
    required,
    unmarked,
    hideLabel,
    className,
    choices,
    placeholder,
    ...select
  } = props
  const defaultValue = useDefault(name, select.defaultValue)
  return (
    <Field {...{ label, name, help, error, required, unmarked, hideLabel, className }}>
      {(field) => (
        <span className={styles.box}>
          <select
            {...select}
            {...(select.value === undefined && { defaultValue: defaultValue ?? '' })}
            {...field}
            className={classes(control.control, control.select)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.disabled}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className={styles.arrow} />
        </span>
      )}
    </Field>
  )
}
