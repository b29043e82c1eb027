import { t } from '@sojourn/contract/words/t'
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Field, type FieldProps } from '../form/field.tsx'
import { useDefault } from '../form/form-context.ts'
import { focusInside, heldProps, holdValue } from '../form/held-value.ts'
import { moveItem, removeItem } from '../form/item-list.ts'
import { focusMoved, ItemRows } from '../form/item-rows.tsx'
import styles from '../form/multi-item-adder.module.css'
import { Combobox } from './combobox.tsx'
import type { Option } from './option-search.ts'

const COMBOBOX = 'input[role="combobox"]'

interface Props extends FieldProps {
  name: string
  options: readonly Option[]
  /** An example is "Add a language". */
  adding: string
  most: number
}

/** Several of a list, in an order of one's own. The form holds their values with commas between. */
export function OrderedSelect({
  label,
  name,
  help,
  error,
  required,
  className,
  options,
  adding,
  most,
}: Props) {
  const start = String(useDefault(name) ?? '')
  const held = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const adder = useRef<HTMLDivElement>(null)
  const [values, setValues] = useState<readonly string[]>(start.split(',').filter(Boolean))
  const goesOn = useRef(false)
  const [said, say] = useState('')
  const nameOf = (value: string) => options.find((option) => option.value === value)?.label ?? value

  function change(next: readonly string[], words: string) {
    setValues(next)
    say(words)
    holdValue(held.current, next.join(','))
  }

  // The box begins anew with each choice, ready for the next one: what is typed on goes there.
  useLayoutEffect(() => {
    if (!goesOn.current) return
    goesOn.current = false
    focusInside(adder.current, COMBOBOX)
  })

  function add(value: string) {
    if (!value || values.includes(value)) return
    goesOn.current = true
    change([...values, value], t('{item} added', { item: nameOf(value) }))
  }

  function remove(index: number) {
    goesOn.current = true
    change(removeItem(values, index), t('{item} removed', { item: nameOf(values[index] ?? '') }))
  }

  function move(index: number, by: -1 | 1) {
    const words = t('{item} is now number {place} of {count}', {
      item: nameOf(values[index] ?? ''),
      place: index + by + 1,
      count: values.length,
    })
    flushSync(() => change(moveItem(values, index, by), words))
    focusMoved(list.current, index, by)
  }

  return (
    <Field {...{ label, name, help, error, required, className }} group="group">
      {({ id: _, required: __, ...field }) => (
        <div className={styles.adder}>
          <input
            {...field}
            {...heldProps}
            ref={held}
            type="text"
            defaultValue={start}
            onFocus={() => focusInside(adder.current, COMBOBOX)}
          />
          {values.length > 0 && (
            <ItemRows list={list} items={values} nameOf={nameOf} onMove={move} onRemove={remove} />
          )}
          {values.length < most && (
            <div ref={adder}>
              <Combobox
                key={values.join()}
                label={adding}
                hideLabel
                placeholder={adding}
                options={options.filter(({ value }) => !values.includes(value))}
                onChange={add}
              />
            </div>
          )}
          <span role="status" data-hidden>
            {said}
          </span>
        </div>
      )}
    </Field>
  )
}
