import { t } from '@sojourn/contract/words/t'
import { Fragment, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import type { ButtonLook } from '../button/button-face.tsx'
import { classes } from '../text/classes.ts'
import { Icon } from '../text/icon.tsx'
import styles from './form.module.css'
import { FormContext, useFormState } from './form-context.ts'
import type { FormHandle } from './use-form.ts'

interface Props {
  form: FormHandle
  /** Names the form for those who hear it. */
  label?: string
  className?: string | undefined
  children: ReactNode
}

/** A native form: `const form = useForm(…)`, `<Form form={form}>` with inputs by their names, a SubmitButton. */
export function Form({ form, label, className, children }: Props) {
  const { errors, problem, defaults, busy, version } = form
  return (
    <form
      ref={form.ref}
      method="post"
      noValidate
      aria-label={label}
      className={classes(styles.form, className)}
      onSubmit={form.onSubmit}
      onFocus={form.onFocus}
      onInput={form.onInput}
    >
      <p role="alert" data-hidden>
        {summary(Object.values(errors))}
      </p>
      <FormContext value={{ errors, defaults, busy }}>
        <Fragment key={version}>{children}</Fragment>
      </FormContext>
      {/* A toast says it too, and goes. */}
      {problem && (
        <p className={styles.problem}>
          <Icon name="error" size="s" />
          {problem}
        </p>
      )}
    </form>
  )
}

const summary = (wrong: string[]) =>
  wrong.length === 0
    ? ''
    : t(
        '{count, plural, one {One field needs your attention: {fields}.} other {# fields need your attention: {fields}.}}',
        {
          count: wrong.length,
          fields: wrong.map(unended).join('; '),
        },
      )

/** Some are sentences, and the one they stand in ends by itself. */
const unended = (words: string) => words.replace(/\.$/u, '')

/** Sends its form; waits visibly while it is under way. */
export function SubmitButton({
  children,
  ...rest
}: ButtonLook & { disabled?: boolean; children: ReactNode }) {
  const { busy } = useFormState()
  return (
    <Button type="submit" busy={busy} {...rest}>
      {children}
    </Button>
  )
}
