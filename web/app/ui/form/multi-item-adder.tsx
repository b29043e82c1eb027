import { LINE_LENGTH } from '@sojourn/contract/calls/limits'
import { t } from '@sojourn/contract/words/t'
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
} from 'react'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import { Button } from '../button/button.tsx'
import { classes } from '../text/classes.ts'
import { Said } from '../text/said.tsx'
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
  /** Stands below an item: what one says of it. */
  below?: (item: string) => ReactNode
  onChange?: (items: readonly string[]) => void
}

/** A list one writes item by item. The form holds it a line for each; `itemsOf` reads that. */
export function MultiItemAdder(props: Props) {
  const { label, name, help, error, required, hideLabel, unmarked, className, placeholder, onChange } = props
  const start = String(useDefault(name, textOf(props.defaultValue ?? [])) ?? '')
  const isReady = useHydrated()
  const native = useRef<HTMLTextAreaElement>(null)
  const typed = useRef<HTMLInputElement>(null)
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

  function remove(index: number) {
    item.remove(index)
    typed.current?.focus()
  }

  const rows = { list, items, below: props.below, onMove: item.move, onRemove: remove }
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
              {items.length > 0 && <ItemRows {...rows} />}
              <NewItem
                ref={typed}
                id={id}
                aria={field}
                item={props.item ?? 'item'}
                placeholder={placeholder}
                onAdd={add}
              />
              <Said>{said}</Said>
            </>
          )}
        </div>
      )}
    </Field>
  )
}

interface NewItemProps {
  ref: RefObject<HTMLInputElement | null>
  id: string
  /** It describes the list, and the line an item is typed into. */
  aria: Pick<ComponentProps<'input'>, 'aria-describedby' | 'aria-invalid'>
  item: string
  placeholder: string | undefined
  onAdd: () => void
}

function NewItem({ ref, id, aria, item, placeholder, onAdd }: NewItemProps) {
  const helpId = useId()

  function addOnEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onAdd()
  }

  /** A text that was typed and not added is not lost; going to another window is no leaving. */
  function onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget) && document.hasFocus()) onAdd()
  }

  return (
    <>
      <div className={styles.row} {...{ onBlur }}>
        <input
          ref={ref}
          id={id}
          type="text"
          maxLength={LINE_LENGTH}
          placeholder={placeholder}
          aria-describedby={classes(aria['aria-describedby'], helpId)}
          aria-invalid={aria['aria-invalid']}
          className={control.control}
          onKeyDown={addOnEnter}
        />
        <Button variant="secondary" icon="plus" onClick={onAdd}>
          {t('Add')}
        </Button>
      </div>
      <span id={helpId} data-hidden>
        {t('Enter adds the {item}.', { item })}
      </span>
    </>
  )
}
