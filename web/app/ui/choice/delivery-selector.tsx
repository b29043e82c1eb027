import { MOST_DELIVERY } from '@sojourn/contract/calls/limits'
import { DELIVERY_UNITS, type DeliveryUnit } from '@sojourn/contract/supply/delivery'
import { t } from '@sojourn/contract/words/t'
import { useRef, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import control from '../form/control.module.css'
import { Field, type FieldProps } from '../form/field.tsx'
import { useDefault, useFormState } from '../form/form-context.ts'
import { classes } from '../text/classes.ts'
import { Icon } from '../text/icon.tsx'
import styles from './delivery-selector.module.css'

interface Delivery {
  value: number
  unit: DeliveryUnit
}

interface Props extends Omit<FieldProps, 'name'> {
  /** The inputs' names. */
  names?: { value: string; unit: string }
  defaultValue?: Delivery
  onChange?: (delivery: Delivery) => void
}

const LEAST_DELIVERY = 1
const UNITS: Record<DeliveryUnit, string> = {
  Day: t('Days'),
  Week: t('Weeks'),
  Month: t('Months'),
  Year: t('Years'),
}
const NAMES = { value: 'delivery_time', unit: 'delivery_unit' }

/** How long a service takes: a number of days, weeks, months or years. */
export function DeliverySelector(props: Props) {
  const { label, help, required, hideLabel, className, names = NAMES, onChange } = props
  const { errors } = useFormState()
  const quantity = useRef<HTMLInputElement>(null)
  const startValue = useDefault(names.value, props.defaultValue?.value ?? LEAST_DELIVERY)
  const startUnit = String(useDefault(names.unit, props.defaultValue?.unit ?? 'Day'))
  const [unit, setUnit] = useState(DELIVERY_UNITS.find((one) => one === startUnit) ?? 'Day')

  function show(value: number) {
    if (!quantity.current) return
    quantity.current.value = String(Math.max(LEAST_DELIVERY, value))
    quantity.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function step(by: 1 | -1) {
    show((Number(quantity.current?.value) || LEAST_DELIVERY - Math.min(by, 0)) + by)
  }

  /** Another unit begins again at one. */
  function choose(next: DeliveryUnit) {
    setUnit(next)
    show(LEAST_DELIVERY)
    onChange?.({ value: LEAST_DELIVERY, unit: next })
  }

  return (
    <Field
      {...{ label, help, required, hideLabel, className }}
      group="group"
      error={props.error ?? errors[names.value] ?? errors[names.unit]}
    >
      {({ id, name: _, required: needed, ...field }) => (
        <div className={styles.row}>
          <span className={classes(control.box, styles.quantity)}>
            <IconButton icon="minus" label={t('Less')} className={styles.step} onClick={() => step(-1)} />
            <input
              {...field}
              id={id}
              ref={quantity}
              type="number"
              inputMode="numeric"
              name={names.value}
              aria-label={t('Number')}
              min={LEAST_DELIVERY}
              max={MOST_DELIVERY}
              step={1}
              required={needed}
              defaultValue={startValue}
              className={control.bare}
              onInput={(event) => onChange?.({ value: event.currentTarget.valueAsNumber || 0, unit })}
            />
            <IconButton icon="plus" label={t('More')} className={styles.step} onClick={() => step(1)} />
          </span>
          <UnitSelect name={names.unit} start={startUnit} onChoose={choose} />
        </div>
      )}
    </Field>
  )
}

interface UnitSelectProps {
  name: string
  start: string
  onChoose: (unit: DeliveryUnit) => void
}

const UnitSelect = ({ name, start, onChoose }: UnitSelectProps) => (
  <span className={styles.unit}>
    <select
      name={name}
      aria-label={t('Unit')}
      defaultValue={start}
      className={classes(control.control, styles.select)}
      onChange={(event) => onChoose(event.currentTarget.value as DeliveryUnit)}
    >
      {DELIVERY_UNITS.map((one) => (
        <option key={one} value={one}>
          {UNITS[one]}
        </option>
      ))}
    </select>
    <Icon name="chevron-down" />
  </span>
)
