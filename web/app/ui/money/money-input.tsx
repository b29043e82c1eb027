import { useRef, useState } from 'react'
import control from '../form/control.module.css'
import { Field, type FieldProps } from '../form/field.tsx'
import { useDefault } from '../form/form-context.ts'
import { classes } from '../text/classes.ts'
import styles from './money-input.module.css'
import { type MoneyRules, moneyProblem, moneyText, parseMoney } from './money-text.ts'
import { signOf } from './sign-of.ts'

interface Props extends FieldProps, Partial<MoneyRules> {
  currency: string
  /** Whole minor units. */
  defaultValue?: number
  /** An amount that stands there is replaced by what is typed. */
  selectOnFocus?: boolean
  /** Whole minor units, or null while what stands there is no amount. The form holds the text: `parseMoney` reads it. */
  onChange?: (minor: number | null) => void
}

/** An amount with the decimals of its currency; "1,250.50" may be pasted as it is. */
export function MoneyInput(props: Props) {
  const { label, name, help, required, hideLabel, className, onChange } = props
  const { currency, least = 1, kind = 'amount' } = props
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const own = props.defaultValue === undefined ? undefined : moneyText(props.defaultValue, currency)
  const sign = signOf(currency)
  const defaultValue = useDefault(name, own)

  /** Once left, it stands as amounts are written, or says what is wrong with it. */
  function settle() {
    const text = input.current?.value ?? ''
    const minor = parseMoney(text, currency)
    if (input.current && minor !== null) input.current.value = moneyText(minor, currency)
    setProblem(moneyProblem(text, { currency, least, kind }))
  }

  return (
    <Field {...{ label, name, help, required, hideLabel, className }} error={props.error ?? problem}>
      {(field) => (
        <span className={control.box}>
          {sign && (
            <span className={styles.sign} aria-hidden="true">
              {sign}
            </span>
          )}
          <input
            {...field}
            ref={input}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            placeholder={moneyText(0, currency)}
            defaultValue={defaultValue}
            className={classes(control.bare, styles.amount)}
            onInput={(event) => {
              setProblem(undefined)
              onChange?.(parseMoney(event.currentTarget.value, currency))
            }}
            onBlur={settle}
            {...(props.selectOnFocus && { onFocus: ({ currentTarget }) => currentTarget.select() })}
          />
          <span className={styles.currency}>{currency}</span>
        </span>
      )}
    </Field>
  )
}
