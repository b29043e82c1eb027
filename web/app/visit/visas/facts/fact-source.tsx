import type { FactAge } from '@sojourn/contract/ground/fact-age'
import { t } from '@sojourn/contract/words/t'
import { Pill } from '../../../ui/mark/pill.tsx'
import { Icon } from '../../../ui/text/icon.tsx'
import { listed } from '../../../ui/text/listed.ts'
import { checkedWords } from '../../../words/checked-words.ts'
import { rich } from '../../../words/rich.tsx'
import css from './fact-source.module.css'

interface Props {
  /** The names of what was read there. */
  of: string[]
  source: string
  /** YYYY-MM or YYYY-MM-DD. */
  checked: string
  age: FactAge
  /** Set where nobody has read it at the source yet. */
  unread?: true | undefined
  /** Set where it was read in a dated copy. */
  likely?: true | undefined
  /** The page where one checks it before one pays. */
  check?: string | undefined
}

/** A mark says that a fact may be out of date, and where one checks before one pays. */
export const FactSource = ({ check, of, ...origin }: Props) => (
  <p className={css.source}>
    {origin.age !== 'current' &&
      !check &&
      (origin.unread ? (
        <span className={css.unread}>
          <Icon name="warning" size="s" />{' '}
          {t('Not checked yet: {facts}', { facts: listed(of).toLowerCase() })}
        </span>
      ) : (
        <Pill tone="warning" icon="warning">
          {t('May be out of date')}
        </Pill>
      ))}
    <span>{originOf(origin, check !== undefined)}</span>
    {check && (
      <a href={check} rel="noopener" className={css.check}>
        {rich('Check before you pay<hidden> at {site}</hidden>', {
          hidden: (words) => <span data-hidden>{words}</span>,
          site: siteOf(check),
        })}
        <Icon name="external" size="s" />
      </a>
    )}
  </p>
)

function originOf({ source, checked, unread, likely }: Omit<Props, 'check' | 'age' | 'of'>, isLast: boolean) {
  const site = (
    <a href={source} rel="noopener">
      {siteOf(source)}
    </a>
  )
  const day = <time dateTime={checked}>{checkedWords(checked)}</time>
  if (unread) return rich('See {site}', { site })
  if (likely) return rich('From a dated copy of {day}, {site}', { day, site })
  return isLast
    ? rich('Last known {day} at {site}', { day, site })
    : rich('Checked {day} at {site}', { day, site })
}

/** The name of a site as people say it. */
const siteOf = (address: string) => new URL(address).hostname.replace(/^www\./, '')
