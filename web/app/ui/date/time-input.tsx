import { formatTime } from '@sojourn/contract/dates/clocks'
import { type ComponentProps, useState } from 'react'
import { listens } from '../../fast-pages/mark-interactive.ts'
import control from '../form/control.module.css'
import { Field, type FieldProps } from '../form/field.tsx'
import { useClock } from './clock.ts'
import { readTime } from './read-time.ts'

interface Props extends FieldProps {
  /** `HH:MM`, or whatever is typed instead of it. */
  value: string
  /** `HH:MM` as soon as it is one. */
  onChange: (value: string) => void
  /** Whoever is done with it has left it. */
  onLeave?: () => void
  'aria-describedby'?: string | undefined
  'aria-invalid'?: ComponentProps<'input'>['aria-invalid']
}

const LONGEST = 10

/** A time of day, typed in any usual way and shown as the person reads hours: a browser's own field follows the browser. */
export function TimeInput({ value, onChange, onLeave, ...props }: Props) {
  const { label, name, help, error, required, unmarked, hideLabel, className, ...input } = props
  const clock = useClock()
  /** While it is typed it stays as it is. */
  const [typed, setTyped] = useState<string | null>(null)
  const time = readTime(value)
  return (
    <Field {...{ label, name, help, error, required, unmarked, hideLabel, className }}>
      {(field) => (
        <input
          ref={listens}
          type="text"
          inputMode={clock === '24' ? 'numeric' : 'text'}
          autoComplete="off"
          maxLength={LONGEST}
          placeholder={formatTime('09:00', clock)}
          {...input}
          {...field}
          value={typed ?? (time ? formatTime(time, clock) : value)}
          onChange={({ currentTarget: { value: text } }) => {
            setTyped(text)
            onChange(readTime(text) ?? text)
          }}
          onBlur={() => {
            setTyped(null)
            onLeave?.()
          }}
          className={control.control}
        />
      )}
    </Field>
  )
}
