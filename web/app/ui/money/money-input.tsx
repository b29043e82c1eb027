import { t } from '@sojourn/contract/words/t'
import { useRef, useState } from 'react'
import control from '../form/control.module.css'
import { Field, type FieldProps } from '../form/field.tsx'
import { useDefault } from '../form/form-context.ts'
import { classes } from '../text/classes.ts'
import styles from './money-input.module.css'
import { moneyText, parseMoney, priceProblem } from './money-text.ts'

interface Props extends FieldProps {
  /** Whole minor units. */
  defaultValue?: number
  /** Whole minor units, or null while what stands there is no amount. The form holds the text: `parseMoney` reads it. */
  onChange?: (minor: number | null) => void
}

/** An amount of dollars with two decimals; "1,250.50" may be pasted as it is. */
export function MoneyInput(props: Props) {
  const { label, name, help, required, hideLabel, className, onChange } = props
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const own = props.defaultValue === undefined ? undefined : moneyText(props.defaultValue)
  const defaultValue = useDefault(name, own)

  /** Once left, it stands as amounts are written, or says what is wrong with it. */
  function settle() {
    const text = input.current?.value ?? ''
    const minor = parseMoney(text)
    if (input.current && minor !== null) input.current.value = moneyText(minor)
    setProblem(text.trim() === '' ? undefined : priceProblem(text))
  }

  return (
    <Field {...{ label, name, help, required, hideLabel, className }} error={props.error ?? problem}>
      {(field) => (
        <span className={control.box}>
          <span className={styles.sign} aria-hidden="true">
            $
          </span>
          <input
            {...field}
            ref={input}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            placeholder="0.00"
            defaultValue={defaultValue}
            className={classes(control.bare, styles.amount)}
            onInput={(event) => {
              setProblem(undefined)
              onChange?.(parseMoney(event.currentTarget.value))
            }}
            onBlur={settle}
          />
          <span className={styles.currency}>{t('USD')}</span>
        </span>
      )}
    </Field>
  )
}
