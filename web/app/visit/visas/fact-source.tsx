import { monthName } from '@sojourn/contract/dates/moments'
import type { FactAge } from '@sojourn/contract/ground/fact-age'
import { Pill } from '../../ui/mark/pill.tsx'
import css from './fact-source.module.css'

interface Props {
  source: string
  /** YYYY-MM or YYYY-MM-DD. */
  checked: string
  age: FactAge
}

/** Where a fact was read and when, and a mark once it may be out of date. */
export const FactSource = ({ source, checked, age }: Props) => (
  <p className={css.source}>
    {age !== 'current' && (
      <Pill tone="warning" icon="warning">
        May be out of date
      </Pill>
    )}
    <span>
      Checked <time dateTime={checked}>{monthName(checked)}</time> at{' '}
      <a href={source} rel="noopener">
        {siteOf(source)}
      </a>
    </span>
  </p>
)

/** The name of a site as people say it. */
const siteOf = (address: string) => new URL(address).hostname.replace(/^www\./, '')
