import { LINE_LENGTH } from '@sojourn/contract/calls/limits'
import { t } from '@sojourn/contract/words/t'
import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { Button } from '../button/button.tsx'
import { classes } from '../text/classes.ts'
import control from './control.module.css'
import { Field, type FieldProps } from './field.tsx'
import { useDefault } from './form-context.ts'
import { heldProps, holdValue } from './held-value.ts'
import { itemsOf, textOf } from './item-list.ts'
import { ItemRows } from './item-rows.tsx'
import styles from './multi-item-adder.module.css'
import { useItems } from './use-items.ts'

interface Props extends FieldProps {
  defaultValue?: readonly string[]
  /** An example is "document". */
  item?: string
  placeholder?: string
  onChange?: (items: readonly string[]) => void
}

/** A list one writes item by item. The form holds it a line for each; `itemsOf` reads that. */
export function MultiItemAdder(props: Props) {
  const { label, name, help, error, required, hideLabel, unmarked, className, placeholder, onChange } = props
  const start = String(useDefault(name, textOf(props.defaultValue ?? [])) ?? '')
  const isReady = useHydrated()
  const native = useRef<HTMLTextAreaElement>(null)
  const typed = useRef<HTMLInputElement>(null)
  const inputId = useId()
  const { items, said, list, ...item } = useItems(() => itemsOf(start), {
    onChange(next) {
      holdValue(native.current, textOf(next))
      onChange?.(next)
    },
  })

  function add() {
    const text = typed.current?.value.trim() ?? ''
    if (typed.current) typed.current.value = ''
    item.add(text)
  }

  function addOnEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  /** A text that was typed and not added is not lost; going to another window is no leaving. */
  function onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget) && document.hasFocus()) add()
  }

  function remove(index: number) {
    item.remove(index)
    typed.current?.focus()
  }

  return (
    <Field {...{ label, name, help, error, required, hideLabel, unmarked, className }}>
      {({ id, ...field }) => (
        <div className={styles.adder}>
          <textarea
            {...field}
            ref={native}
            defaultValue={start}
            rows={4}
            placeholder={t('One line for each')}
            {...(isReady
              ? { ...heldProps, required: false, onFocus: () => typed.current?.focus() }
              : { id, className: control.control })}
          />
          {isReady && (
            <>
              {items.length > 0 && (
                <ItemRows list={list} items={items} onMove={item.move} onRemove={remove} />
              )}
              <div className={styles.row} {...{ onBlur }}>
                <input
                  ref={typed}
                  id={id}
                  type="text"
                  maxLength={LINE_LENGTH}
                  placeholder={placeholder}
                  aria-describedby={classes(field['aria-describedby'], inputId)}
                  aria-invalid={field['aria-invalid']}
                  className={control.control}
                  onKeyDown={addOnEnter}
                />
                <Button variant="secondary" icon="plus" onClick={add}>
                  {t('Add')}
                </Button>
              </div>
              <span id={inputId} data-hidden>
                {t('Enter adds the {item}.', { item: props.item ?? 'item' })}
              </span>
              <span role="status" data-hidden>
                {said}
              </span>
            </>
          )}
        </div>
      )}
    </Field>
  )
}
