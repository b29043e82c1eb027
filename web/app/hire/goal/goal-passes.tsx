import { t } from '@sojourn/contract/words/t'
import type { Goal } from '@sojourn/contract/work/goals'
import { useId, useState } from 'react'
import { SearchInput } from '../../ui/form/search-input.tsx'
import css from './goal-dialog.module.css'
import { GoalPass } from './goal-pass.tsx'

interface Props {
  goals: Goal[]
  selected: number | undefined
  onSelect: (goal: number) => void
}

/** From so many on they are easier to find by their name. */
const MANY = 5

/** Goals as small boarding passes, one to choose. */
export function GoalPasses({ goals, selected, onSelect }: Props) {
  const group = useId()
  const [words, setWords] = useState('')
  const found = goals.filter(({ name }) => plain(name).includes(plain(words)))
  return (
    <>
      <p className={css.lead}>{t('Which goal is this order for? These goals match the service.')}</p>
      {goals.length >= MANY && (
        <SearchInput
          label={t('Search goals by name')}
          placeholder={t('Search by name')}
          className={css.search}
          onInput={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      <fieldset className={css.passes}>
        <legend data-hidden>{t('Goal')}</legend>
        {found.map((goal) => (
          <GoalPass
            key={goal.id}
            goal={goal}
            group={group}
            isSelected={goal.id === selected}
            onSelect={onSelect}
          />
        ))}
        {found.length === 0 && <p role="status">{t('No matching goals found')}</p>}
      </fieldset>
    </>
  )
}

/** Without accents and capitals, as people type. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
