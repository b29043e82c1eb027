import { t } from '@sojourn/contract/words/t'
import { type ChangeEvent, useState } from 'react'
import { still } from '../../fast-pages/cached-html.tsx'
import { listens } from '../../fast-pages/mark-interactive.ts'
import control from '../../ui/form/control.module.css'
import { formatCount } from '../../ui/text/format-count.ts'
import { Icon } from '../../ui/text/icon.tsx'
import { listed } from '../../ui/text/listed.ts'
import css from './choice-list.module.css'

export interface CountedChoice {
  id: string
  name: string
  /** How many it would find: with `more`, at least so many; 0 is not said. */
  count: number
  more: boolean
}

interface Props {
  name: string
  label: string
  any: string
  chosen: string[]
  choices: CountedChoice[]
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** A list with more is narrowed by typing. */
const MANY = 12

/** Several of a list, in the browser's own disclosure and boxes. */
export function ChoiceList({ name, label, any, chosen, choices, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const names = choices.filter(({ id }) => chosen.includes(id)).map((choice) => choice.name)
  return (
    <details className={css.list}>
      <summary ref={listens}>
        <span className={css.label}>{label}</span>
        <span className={css.chosen} data-none={names.length === 0 || undefined}>
          {listed(names) || any}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <fieldset>
        <legend data-hidden>{label}</legend>
        {choices.length > MANY && (
          <input
            type="search"
            aria-label={t('Filter {list}', { list: label })}
            placeholder={t('Type to filter')}
            className={control.control}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
        <Choices name={name} chosen={chosen} choices={choices} typed={typed} onChange={onChange} />
      </fieldset>
    </details>
  )
}

type Boxes = Pick<Props, 'name' | 'chosen' | 'choices' | 'onChange'> & { typed: string }

/** There may be a hundred of them, and for most who come they are the same. */
const Choices = still(({ name, chosen, choices, typed, onChange }: Boxes) => (
  <ul>
    {choices.map((choice) => (
      <li key={choice.id} hidden={!choice.name.toLowerCase().includes(typed.trim().toLowerCase())}>
        <label>
          <input
            ref={listens}
            type="checkbox"
            name={name}
            value={choice.id}
            defaultChecked={chosen.includes(choice.id)}
            onChange={onChange}
          />
          <span>{choice.name}</span>
          {choice.count > 0 && (
            <span className={css.count}>
              {choice.more ? t('{count}+', { count: choice.count }) : formatCount(choice.count)}
            </span>
          )}
        </label>
      </li>
    ))}
  </ul>
))
