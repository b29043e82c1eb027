import { LINE_LENGTH } from '@sojourn/contract/calls/limits'
import type { ComponentProps } from 'react'
import control from './control.module.css'
import { Field, type FieldProps } from './field.tsx'
import { useDefault } from './form-context.ts'

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>

/** One line of text. */
export function TextInput(props: Props) {
  const { label, name, help, error, required, unmarked, hideLabel, className, ...input } = props
  const defaultValue = useDefault(name, input.defaultValue)
  return (
    <Field {...{ label, name, help, error, required, unmarked, hideLabel, className }}>
      {(field) => (
        <input
          type="text"
          maxLength={LINE_LENGTH}
          {...input}
          {...(input.value === undefined && { defaultValue })}
          {...field}
          className={control.control}
        />
      )}
    </Field>
  )
}
