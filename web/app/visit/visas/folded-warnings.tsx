import type { Warning } from '@sojourn/contract/ground/reference'
import { t } from '@sojourn/contract/words/t'
import { Icon } from '../../ui/text/icon.tsx'
import CountryWarnings from './country-warnings.tsx'
import css from './folded-warnings.module.css'

/** Several warnings lie under one line, where a list follows that they would push away. */
export const FoldedWarnings = ({ warnings }: { warnings: Warning[] }) =>
  warnings.length > 1 ? (
    <details className={css.folded}>
      <summary>
        <Icon name="warning" />
        <span>
          {t('{count, plural, one {# warning} other {# warnings}}: bans, pauses and new laws', {
            count: warnings.length,
          })}
        </span>
        <Icon name="chevron-down" size="s" />
      </summary>
      <CountryWarnings warnings={warnings} />
    </details>
  ) : (
    <CountryWarnings warnings={warnings} />
  )
