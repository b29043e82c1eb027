import { LINE_LENGTH } from '@sojourn/contract/calls/limits'
import { t } from '@sojourn/contract/words/t'
import { type ComponentProps, useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classes } from '../text/classes.ts'
import { Icon } from '../text/icon.tsx'
import control from './control.module.css'
import { Field, type FieldProps } from './field.tsx'
import styles from './search-input.module.css'

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>

/** Words to look for; the cross empties it. In a GET form it works without script. */
export function SearchInput({ label, name = 'query', help, hideLabel = true, className, ...input }: Props) {
  const ref = useRef<HTMLInputElement>(null)

  // Through the element's own setter, so that whoever listens hears of it.
  function clear() {
    const element = ref.current
    if (!element) return
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, '')
    element.dispatchEvent(new Event('input', { bubbles: true }))
    element.focus()
  }

  return (
    <Field {...{ label, name, help, hideLabel, className }} required>
      {({ required, ...field }) => (
        <span className={control.box}>
          <Icon name="search" className={control.lead} />
          <input
            placeholder=" "
            maxLength={LINE_LENGTH}
            enterKeyHint="search"
            {...input}
            {...field}
            ref={ref}
            type="search"
            className={classes(control.bare, styles.input)}
          />
          <IconButton icon="close" label={t('Clear')} className={styles.clear} onClick={clear} />
        </span>
      )}
    </Field>
  )
}
