import { monthName } from '@sojourn/contract/dates/moments'
import type { FactAge } from '@sojourn/contract/ground/fact-age'
import { Pill } from '../../../ui/mark/pill.tsx'
import css from './fact-source.module.css'

interface Props {
  source: string
  /** YYYY-MM or YYYY-MM-DD. */
  checked: string
  age: FactAge
  /** Set where nobody has read it at the source yet. */
  unread?: true | undefined
}

/** Where a fact was read and when, and a mark once it may be out of date. */
export const FactSource = ({ source, checked, age, unread }: Props) => (
  <p className={css.source}>
    {age !== 'current' && (
      <Pill tone="warning" icon="warning">
        {unread ? 'Not checked yet' : 'May be out of date'}
      </Pill>
    )}
    <span>
      {unread ? (
        'See'
      ) : (
        <>
          Checked <time dateTime={checked}>{monthName(checked)}</time> at
        </>
      )}{' '}
      <a href={source} rel="noopener">
        {siteOf(source)}
      </a>
    </span>
  </p>
)

/** The name of a site as people say it. */
const siteOf = (address: string) => new URL(address).hostname.replace(/^www\./, '')
