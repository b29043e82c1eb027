import type { ComponentProps } from 'react'
import { still } from '../../fast-pages/cached-html.tsx'
import control from '../form/control.module.css'
import { Field, type FieldProps } from '../form/field.tsx'
import { useDefault } from '../form/form-context.ts'
import { classes } from '../text/classes.ts'
import { Icon } from '../text/icon.tsx'
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

type OptionsProps = ComponentProps<'select'> & {
  choices: Props['choices']
  placeholder: string | undefined
}

const drawOptions = ({ choices, placeholder, ...select }: OptionsProps) => (
  <select {...select} className={classes(control.control, control.select)}>
    {placeholder !== undefined && <option value="">{placeholder}</option>}
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value} disabled={choice.disabled}>
        {choice.label}
      </option>
    ))}
  </select>
)
const StillOptions = still(drawOptions)

/**
 * Only around its options does a list mark the chosen one; where none is, the server writes them once. In the browser it
 * stays the same list whatever is chosen, or it would lose the focus.
 */
const Options = (props: OptionsProps) =>
  !import.meta.env.SSR || props.value || props.defaultValue ? drawOptions(props) : <StillOptions {...props} />

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
          <Options
            {...select}
            {...(select.value === undefined && { defaultValue: defaultValue ?? '' })}
            {...field}
            choices={choices}
            placeholder={placeholder}
          />
          <Icon name="chevron-down" className={styles.arrow} />
        </span>
      )}
    </Field>
  )
}
