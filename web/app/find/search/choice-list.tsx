import { t } from '@sojourn/contract/words/t'
import { type ChangeEvent, useState } from 'react'
import { listens } from '../../fast-pages/mark-interactive.ts'
import control from '../../ui/form/control.module.css'
import { Icon } from '../../ui/text/icon.tsx'
import { listed } from '../../ui/text/listed.ts'
import css from './choice-list.module.css'

export interface CountedChoice {
  value: string
  name: string
  /** How many it would find, in words. */
  count: string | null
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
  const names = choices.filter(({ value }) => chosen.includes(value)).map((choice) => choice.name)
  const isShown = (text: string) => text.toLowerCase().includes(typed.trim().toLowerCase())
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
        <ul>
          {choices.map((choice) => (
            <li key={choice.value} hidden={!isShown(choice.name)}>
              <label>
                <input
                  ref={listens}
                  type="checkbox"
                  name={name}
                  value={choice.value}
                  defaultChecked={chosen.includes(choice.value)}
                  onChange={onChange}
                />
                <span>{choice.name}</span>
                {choice.count && <span className={css.count}>{choice.count}</span>}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
    </details>
  )
}
