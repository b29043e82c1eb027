import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Field, type FieldProps } from '../form/field.tsx'
import { useDefault } from '../form/form-context.ts'
import { focusInside, heldProps, holdValue } from '../form/held-value.ts'
import { ItemRows } from '../form/item-rows.tsx'
import styles from '../form/multi-item-adder.module.css'
import { useItems } from '../form/use-items.ts'
import { Said } from '../text/said.tsx'
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
export function OrderedSelect({ options, adding, most, ...props }: Props) {
  const { label, name, help, error, required, className } = props
  const start = String(useDefault(name) ?? '')
  const held = useRef<HTMLInputElement>(null)
  const adder = useRef<HTMLDivElement>(null)
  const goesOn = useRef(false)
  const nameOf = (value: string) => options.find((option) => option.value === value)?.label ?? value

  const {
    items: values,
    said,
    list,
    move,
    ...item
  } = useItems(() => start.split(',').filter(Boolean), {
    nameOf,
    onChange: (next) => holdValue(held.current, next.join(',')),
  })

  // The box begins anew with each choice, ready for the next one: what is typed on goes there.
  useLayoutEffect(() => {
    if (!goesOn.current) return
    goesOn.current = false
    focusInside(adder.current, COMBOBOX)
  })

  function add(value: string) {
    if (!value || values.includes(value)) return
    goesOn.current = true
    item.add(value)
  }

  function remove(index: number) {
    goesOn.current = true
    item.remove(index)
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
            <Adder
              key={values.join()}
              ref={adder}
              label={adding}
              options={options.filter(({ value }) => !values.includes(value))}
              onAdd={add}
            />
          )}
          <Said>{said}</Said>
        </div>
      )}
    </Field>
  )
}

interface AdderProps {
  ref: RefObject<HTMLDivElement | null>
  label: string
  options: readonly Option[]
  onAdd: (value: string) => void
}

const Adder = ({ ref, label, options, onAdd }: AdderProps) => (
  <div ref={ref}>
    <Combobox label={label} hideLabel placeholder={label} options={options} onChange={onAdd} />
  </div>
)
