import { type ComponentProps, type ReactNode, useId } from 'react'
import { listens } from '../../fast-pages/mark-interactive.ts'
import { useFormState } from '../form/form-context.ts'
import { classes } from '../text/classes.ts'
import { Icon } from '../text/icon.tsx'
import styles from './checkbox.module.css'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
}

/** One yes or no, its words at its right. */
export function Checkbox(props: Props) {
  return <Tick {...props} look={styles.check} />
}

/** The same, for something that takes effect at once. */
export function Switch(props: Props) {
  return <Tick {...props} look={styles.switch} role="switch" />
}

function Tick({ label, help, error: own, look, className, ...input }: Props & { look: string | undefined }) {
  const id = useId()
  const { errors, defaults } = useFormState()
  const { name, value = 'on' } = input
  const error = own ?? (name ? errors[name] : undefined)
  const note = error ?? help
  const kept = name !== undefined && Object.keys(defaults).length > 0 && !('checked' in input)
  return (
    <div className={classes(styles.tick, className)}>
      <input
        {...input}
        {...(kept && { defaultChecked: defaults[name] === value })}
        id={id}
        ref={listens}
        type="checkbox"
        className={look}
        {...(note && { 'aria-describedby': `${id}-note` })}
        {...(error && { 'aria-invalid': true })}
      />
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {note && (
          <p id={`${id}-note`} className={error ? styles.error : styles.help}>
            {error && <Icon name="error" size="s" />}
            <span className={styles.note}>{note}</span>
          </p>
        )}
      </div>
    </div>
  )
}
