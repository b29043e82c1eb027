import { Icon } from '../../text/icon.tsx'
import styles from './calendar.module.css'

interface Props {
  'aria-label': string
  value: number | string
  choices: readonly { id: number; formatted: string; disabled?: boolean }[]
  onChange: (id: number) => void
}

/** The month or the year in the head of a calendar. */
export const HeadSelect = ({ value, choices, onChange, ...label }: Props) => (
  <span className={styles.picker}>
    <select
      {...label}
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {choices.map(({ id, formatted, disabled }) => (
        <option key={id} value={id} disabled={disabled}>
          {formatted}
        </option>
      ))}
    </select>
    <Icon name="chevron-down" size="s" className={styles.chevron} />
  </span>
)
