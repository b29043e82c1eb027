import type { Goal } from '@sojourn/contract/work/goals'
import { DayText } from '../../ui/date/time-text.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { rich } from '../../words/rich.tsx'
import css from './goal-dialog.module.css'

interface Props {
  goal: Goal
  /** The name its passes share. */
  group: string
  isSelected: boolean
  onSelect: (goal: number) => void
}

/** A goal as a small boarding pass. */
export function GoalPass({ goal, group, isSelected, onSelect }: Props) {
  const { id, name, destination_country: country, purpose, expected_delivery_date: day } = goal
  return (
    <label className={css.pass}>
      <input type="radio" name={group} data-hidden checked={isSelected} onChange={() => onSelect(id)} />
      <span className={css.journey}>
        <span className={css.name} dir="auto">
          {name}
        </span>
        <span className={css.facts}>
          <Flag country={country.id} /> {country.name} · {purpose.name}
        </span>
      </span>
      <span className={css.stub}>
        <span>{rich('By {day}', { day: <DayText value={day} /> })}</span>
        <span className={css.mark}>
          <Icon name="check" size="s" />
        </span>
      </span>
    </label>
  )
}
