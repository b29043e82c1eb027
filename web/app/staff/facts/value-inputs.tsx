import { ANSWERS, type FactKind, LANGUAGE_LEVELS, PLACES_TO_APPLY } from '@sojourn/contract/ground/fact-words'
import type { VisaFacts } from '@sojourn/contract/ground/visa-facts'
import type { ReactNode } from 'react'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import css from './facts.module.css'
import { FeeInputs } from './fee-inputs.tsx'
import { majorUnits } from './read-value.ts'

interface Props {
  fact: FactKind
  /** Undefined means that nothing is known. */
  value: unknown
}

type Value<K extends FactKind> = NonNullable<VisaFacts[K]>['value'] | undefined
const answers = Object.entries(ANSWERS).map(([value, label]) => ({ value, label }))
const periods = [
  { value: 'month', label: 'Per month' },
  { value: 'year', label: 'Per year' },
  { value: 'stay', label: 'For the stay' },
]
const levels = LANGUAGE_LEVELS.map((value) => ({ value, label: value }))

/** The inputs of each kind of fact that has more to say than yes or no. */
const INPUTS: { [K in FactKind]?: (value: Value<K>) => ReactNode } = {
  fees: (items) => <FeeInputs items={items ?? []} />,
  other_costs: (items) => <FeeInputs items={items ?? []} />,
  time: (time) => (
    <>
      <div className={css.pair}>
        <Whole label="Least days" name="min_days" value={time?.min_days} />
        <Whole label="Most days" name="max_days" value={time?.max_days} />
      </div>
      <TextInput
        label="Days by the country people live in"
        name="by_residence"
        maxLength={2000}
        defaultValue={Object.entries(time?.by_residence ?? {})
          .map(([country, days]) => `${country} ${days}`)
          .join(', ')}
        help="Country codes with days, such as “IN 42, CN 28”. Leave empty where it is the same for all."
      />
    </>
  ),
  stay: (stay) => (
    <div className={css.pair}>
      <Whole label="Most days" name="max_days" value={stay?.max_days} />
      <TextInput label="In words" name="text" defaultValue={stay?.text ?? ''} />
    </div>
  ),
  age: (age) => (
    <div className={css.pair}>
      <Whole label="From age" name="min" value={age?.min} />
      <Whole label="To age" name="max" value={age?.max} />
    </div>
  ),
  nationalities: (limits) => (
    <>
      <TextInput
        label="Only these"
        name="only"
        maxLength={1000}
        defaultValue={limits?.only.join(' ') ?? ''}
        help="Country codes or groups such as EU or EEA. Leave empty for everybody."
      />
      <TextInput
        label="All but these"
        name="except"
        maxLength={1000}
        defaultValue={limits?.except.join(' ') ?? ''}
      />
    </>
  ),
  language: (value) => {
    const asked = value === 'none' ? undefined : value
    return (
      <div className={css.pair}>
        <TextInput
          label="Language"
          name="language"
          defaultValue={asked?.language ?? ''}
          help="Leave empty where none is asked for."
        />
        <Select
          label="Level"
          name="level"
          placeholder="Not named"
          choices={levels}
          defaultValue={asked?.level ?? ''}
        />
      </div>
    )
  },
  money: (value) => {
    const money = value === 'none' ? undefined : value
    return (
      <div className={css.pair}>
        <TextInput
          label="Amount"
          name="amount"
          inputMode="decimal"
          defaultValue={money ? majorUnits(money.amount, money.currency) : ''}
          help="Leave empty where none is fixed."
        />
        <TextInput label="Currency" name="currency" maxLength={3} defaultValue={money?.currency ?? ''} />
        <Select label="Period" name="per" choices={periods} defaultValue={money?.per ?? 'month'} />
      </div>
    )
  },
  settlement: (settlement) => (
    <div className={css.pair}>
      <Select label="Answer" name="leads" choices={answers} defaultValue={settlement?.leads ?? 'no'} />
      <Whole label="After years" name="after_years" value={settlement?.after_years} />
    </div>
  ),
  apply_from: (places) => (
    <fieldset className={css.items}>
      <legend>Where you apply</legend>
      {Object.entries(PLACES_TO_APPLY).map(([place, label]) => (
        <Checkbox
          key={place}
          name={`place-${place}`}
          label={label}
          defaultChecked={places?.some((one) => one === place) ?? false}
        />
      ))}
    </fieldset>
  ),
}

export const ValueInputs = ({ fact, value }: Props) =>
  (INPUTS[fact] as ((value: unknown) => ReactNode) | undefined)?.(value) ?? (
    <Select label="Answer" name="answer" choices={answers} defaultValue={String(value ?? 'no')} />
  )

const Whole = ({ label, name, value }: { label: string; name: string; value: number | null | undefined }) => (
  <TextInput
    label={label}
    name={name}
    inputMode="numeric"
    defaultValue={value == null ? '' : String(value)}
  />
)
