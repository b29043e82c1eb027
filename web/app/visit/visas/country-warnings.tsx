import { monthName } from '@sojourn/contract/dates/moments'
import type { Warning } from '@sojourn/contract/ground/reference'
import { Icon } from '../../ui/text/icon.tsx'
import css from './country-warnings.module.css'

interface Props {
  warnings: Warning[]
  /** Many lie under one line, where a list follows that they would push away. */
  folded?: boolean
}

/** What cuts across the visas of a country today: bans, pauses, new laws. */
export const CountryWarnings = ({ warnings, folded }: Props) => {
  if (warnings.length === 0) return null
  if (!folded || warnings.length === 1) return <Warnings warnings={warnings} />
  return (
    <details className={css.folded}>
      <summary>
        <Icon name="warning" />
        <span>{warnings.length} warnings: bans, pauses and new laws</span>
        <Icon name="chevron-down" size="s" />
      </summary>
      <Warnings warnings={warnings} />
    </details>
  )
}

const Warnings = ({ warnings }: { warnings: Warning[] }) => (
  <ul className={css.warnings} aria-label="Warnings">
    {warnings.map(({ text, source, checked }) => (
      <li key={text}>
        <Icon name="warning" />
        <p>
          {text}{' '}
          <a href={source} rel="noopener">
            Source, {monthName(checked)}
          </a>
        </p>
      </li>
    ))}
  </ul>
)
