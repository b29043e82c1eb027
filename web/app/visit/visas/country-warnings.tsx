import { monthName } from '@sojourn/contract/dates/moments'
import type { Warning } from '@sojourn/contract/ground/reference'
import { t } from '@sojourn/contract/words/t'
import { Icon } from '../../ui/text/icon.tsx'
import css from './country-warnings.module.css'

const CountryWarnings = ({ warnings }: { warnings: Warning[] }) =>
  warnings.length > 0 && (
    <ul className={css.warnings} aria-label={t('Warnings')}>
      {warnings.map(({ text, source, checked }) => (
        <li key={text}>
          <Icon name="warning" />
          <p>
            <span lang="en" dir="ltr">
              {text}
            </span>{' '}
            <a href={source} rel="noopener">
              {t('Source, {month}', { month: monthName(checked) })}
            </a>
          </p>
        </li>
      ))}
    </ul>
  )

export default CountryWarnings
