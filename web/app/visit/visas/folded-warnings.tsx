import type { Warning } from '@sojourn/contract/ground/reference'
import { Icon } from '../../ui/text/icon.tsx'
import { CountryWarnings } from './country-warnings.tsx'
import css from './folded-warnings.module.css'

/** Several warnings lie under one line, where a list follows that they would push away. */
export const FoldedWarnings = ({ warnings }: { warnings: Warning[] }) =>
  warnings.length > 1 ? (
    <details className={css.folded}>
      <summary>
        <Icon name="warning" />
        <span>{warnings.length} warnings: bans, pauses and new laws</span>
        <Icon name="chevron-down" size="s" />
      </summary>
      <CountryWarnings warnings={warnings} />
    </details>
  ) : (
    <CountryWarnings warnings={warnings} />
  )
