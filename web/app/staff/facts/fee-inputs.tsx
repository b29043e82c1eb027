import { FEE_WORDS_LENGTH } from '@sojourn/contract/calls/limits'
import { PAYERS } from '@sojourn/contract/ground/fact-words'
import type { FeeItem } from '@sojourn/contract/ground/visa-facts'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import css from './facts.module.css'
import { MOST_ITEMS, majorUnits } from './read-value.ts'

const payers = Object.entries(PAYERS).map(([value, label]) => ({ value, label }))
const periods = [
  { value: 'year', label: 'Each year' },
  { value: 'month', label: 'Each month' },
]

/** An item whose name is emptied is taken away. */
export function FeeInputs({ items }: { items: FeeItem[] }) {
  const [count, setCount] = useState(Math.max(1, items.length))
  return (
    <fieldset className={css.items}>
      <legend>What is paid</legend>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <Item key={index} index={index} item={items[index]} currency={items[0]?.currency ?? ''} />
      ))}
      {count < MOST_ITEMS && (
        <div>
          <Button variant="secondary" size="s" icon="plus" onClick={() => setCount(count + 1)}>
            Add an item
          </Button>
        </div>
      )}
    </fieldset>
  )
}

const Item = ({ index, item, currency }: { index: number; item: FeeItem | undefined; currency: string }) => (
  <div className={css.item}>
    <TextInput
      label="What it covers"
      name={`what-${index}`}
      maxLength={FEE_WORDS_LENGTH}
      defaultValue={item?.what ?? ''}
      {...(index > 0 && { help: 'Empty it to remove the item.' })}
    />
    <div className={css.pair}>
      <TextInput
        label="Amount"
        name={`amount-${index}`}
        inputMode="decimal"
        defaultValue={item?.amount != null && item.currency ? majorUnits(item.amount, item.currency) : ''}
        help="Leave empty if only the authority says it."
      />
      <TextInput
        label="Currency"
        name={`currency-${index}`}
        maxLength={3}
        defaultValue={item?.currency ?? currency}
      />
      <Select label="Paid for" name={`for-${index}`} choices={payers} defaultValue={item?.for ?? 'main'} />
      <Select
        label="How often"
        name={`per-${index}`}
        placeholder="Once"
        choices={periods}
        defaultValue={item?.per ?? ''}
      />
      <TextInput
        label="From the day"
        name={`from-${index}`}
        maxLength={10}
        placeholder="YYYY-MM-DD"
        defaultValue={item?.from ?? ''}
      />
    </div>
    <TextInput
      label="Who pays it, or when"
      name={`note-${index}`}
      maxLength={FEE_WORDS_LENGTH}
      defaultValue={item?.note ?? ''}
      help="Where that is not everybody."
    />
    <Checkbox
      name={`beside-${index}`}
      label="Not counted in the total, such as a deposit or a later renewal"
      defaultChecked={item?.in_total === false}
    />
  </div>
)
