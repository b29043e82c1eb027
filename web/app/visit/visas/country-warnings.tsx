import { monthName } from '@sojourn/contract/dates/moments'
import type { Warning } from '@sojourn/contract/ground/reference'
import { Banner } from '../../ui/feedback/banner.tsx'
import css from './country-warnings.module.css'

/** What cuts across the visas of a country today: bans, pauses, new laws. */
export const CountryWarnings = ({ warnings }: { warnings: Warning[] }) =>
  warnings.length > 0 && (
    <div className={css.warnings}>
      {warnings.map(({ text, source, checked }) => (
        <Banner key={text} tone="warning">
          {text}{' '}
          <a href={source} rel="noopener">
            Source, {monthName(checked)}
          </a>
        </Banner>
      ))}
    </div>
  )
