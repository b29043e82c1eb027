import { t } from '@sojourn/contract/words/t'
import { type ReactNode, useId } from 'react'
import { classes } from '../text/classes.ts'
import { Icon } from '../text/icon.tsx'
import styles from './field.module.css'
import { useFormState } from './form-context.ts'

export interface FieldProps {
  label: ReactNode
  /** The input's name: an error of the form with this name shows here. */
  name?: string | undefined
  help?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  /** May stay empty and need not say so: a filter. */
  unmarked?: boolean | undefined
  /** The label is spoken only. */
  hideLabel?: boolean | undefined
  className?: string | undefined
}

export interface ControlProps {
  id: string
  name?: string | undefined
  required?: true
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface Props extends FieldProps {
  /** Set when the control is several things: the label then names the group. */
  group?: 'group' | 'radiogroup'
  /** Stands at the right, level with the help. */
  aside?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** Label above, help below, the error in place of the help. */
export function Field({
  label,
  name,
  help,
  required,
  unmarked,
  hideLabel,
  className,
  group,
  aside,
  children,
  ...own
}: Props) {
  const id = useId()
  const { errors } = useFormState()
  const error = own.error ?? (name ? errors[name] : undefined)
  const note = error ?? help
  const labelText = (
    <>
      {label}
      {!required && !unmarked && !hideLabel && !group && (
        <span className={styles.optional}>{t('optional')}</span>
      )}
    </>
  )
  return (
    <div
      className={classes(styles.field, className)}
      {...(group && { role: group, 'aria-labelledby': `${id}-label` })}
    >
      {group ? (
        <span id={`${id}-label`} className={styles.label} data-hidden={hideLabel || undefined}>
          {labelText}
        </span>
      ) : (
        <label id={`${id}-label`} htmlFor={id} className={styles.label} data-hidden={hideLabel || undefined}>
          {labelText}
        </label>
      )}
      {children({
        id,
        name,
        ...(required && { required }),
        ...(note && { 'aria-describedby': `${id}-note` }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {(note || aside) && (
        <div className={styles.below}>
          {note && (
            <span id={`${id}-note`} className={error ? styles.error : styles.help}>
              {error && <Icon name="error" size="s" />}
              <span className={styles.note}>{note}</span>
            </span>
          )}
          {aside}
        </div>
      )}
    </div>
  )
}
