import { monthName } from '@sojourn/contract/dates/moments'
import type { Warning } from '@sojourn/contract/ground/reference'
import { Icon } from '../../ui/text/icon.tsx'
import css from './country-warnings.module.css'

/** What cuts across the visas of a country today: bans, pauses, new laws. */
export const CountryWarnings = ({ warnings }: { warnings: Warning[] }) =>
  warnings.length > 0 && (
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
