import type { ReactNode } from 'react'
import { useId } from 'react'
import { listens } from '../../fast-pages/mark-interactive.ts'
import { Field, type FieldProps } from '../form/field.tsx'
import { useDefault } from '../form/form-context.ts'
import { classes } from '../text/classes.ts'
import tick from './checkbox.module.css'
import styles from './radio-group.module.css'

interface Props extends FieldProps {
  name: string
  choices: readonly { value: string; label: ReactNode; help?: ReactNode; disabled?: boolean }[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /** Beside each other, for a few short ones. */
  inline?: boolean
  /** Each in a frame of its own. */
  framed?: boolean
}

/** One of a few. */
export function RadioGroup(props: Props) {
  const { choices, value, defaultValue, onChange, inline, framed, ...field } = props
  const id = useId()
  const start = useDefault(field.name, defaultValue)
  return (
    <Field {...field} group="radiogroup">
      {({ 'aria-describedby': describedBy, 'aria-invalid': invalid }) => (
        <div className={classes(styles.choices, inline && styles.inline, framed && styles.framed)}>
          {choices.map((choice, index) => (
            <div key={choice.value} className={classes(tick.tick, styles.choice)}>
              <input
                ref={listens}
                type="radio"
                id={`${id}${index}`}
                name={field.name}
                value={choice.value}
                disabled={choice.disabled}
                className={tick.radio}
                aria-describedby={describedBy}
                aria-invalid={invalid}
                {...(value === undefined
                  ? { defaultChecked: start === choice.value }
                  : { checked: value === choice.value })}
                onChange={() => onChange?.(choice.value)}
              />
              <div className={tick.words}>
                <label htmlFor={`${id}${index}`} className={tick.label}>
                  {choice.label}
                </label>
                {choice.help && <p className={tick.help}>{choice.help}</p>}
              </div>
            </div>
          ))}
        </div>
      )}
    </Field>
  )
}
