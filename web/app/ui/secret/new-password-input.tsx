import { PASSWORD_LENGTH } from '@sojourn/contract/calls/limits'
import { type ComponentProps, useState } from 'react'
import { PasswordInput } from './password-input.tsx'
import styles from './password-meter.module.css'
import { PasswordMeter } from './password-meter.tsx'

/** A password to be set, with its rules told as it is typed. */
export function NewPasswordInput(props: Omit<ComponentProps<typeof PasswordInput>, 'autoComplete'>) {
  const [password, setPassword] = useState('')
  return (
    <div className={styles.meter}>
      <PasswordInput
        {...props}
        autoComplete="new-password"
        maxLength={PASSWORD_LENGTH.max}
        onInput={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordMeter password={password} />
    </div>
  )
}
