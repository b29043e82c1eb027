import { t } from '@sojourn/contract/words/t'
import { classes } from '../text/classes.ts'
import { Icon } from '../text/icon.tsx'
import styles from './password-meter.module.css'
import { passwordRules, rulesMet } from './password-rules.ts'

/** Which rules a new password meets so far. */
export function PasswordMeter({ password }: { password: string }) {
  const met = rulesMet(password)
  return (
    <div className={styles.meter}>
      <div className={styles.bar} aria-hidden="true">
        {passwordRules.map(({ label }, index) => (
          <span
            key={label}
            className={index < met ? styles[met === passwordRules.length ? 'full' : 'part'] : ''}
          />
        ))}
      </div>
      <ul className={styles.rules}>
        {passwordRules.map((rule) => {
          const isMet = rule.met(password)
          return (
            <li key={rule.label} className={classes(styles.rule, isMet && styles.met)}>
              <Icon name={isMet ? 'check' : 'minus'} size="s" label={isMet ? t('Met:') : t('Missing:')} />
              {rule.label}
            </li>
          )
        })}
      </ul>
      <span role="status" data-hidden>
        {password !== '' && t('{met} of {count} password rules met', { met, count: passwordRules.length })}
      </span>
    </div>
  )
}
