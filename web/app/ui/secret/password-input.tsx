import { t } from '@sojourn/contract/words/t'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import control from '../form/control.module.css'
import { Field, type FieldProps } from '../form/field.tsx'
import styles from './password-input.module.css'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> & {
    autoComplete: 'current-password' | 'new-password'
  }

/** A password one may paste and look at. */
export function PasswordInput({ label, name, help, error, required, hideLabel, className, ...input }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, name, help, error, required, hideLabel, className }}>
      {(field) => (
        <span className={control.box}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...field}
            type={shown ? 'text' : 'password'}
            data-sensitive=""
            className={control.bare}
          />
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? t('Hide password') : t('Show password')}
            className={styles.eye}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </Field>
  )
}
