import type { FactAge } from '@sojourn/contract/ground/fact-age'
import { Pill } from '../../../ui/mark/pill.tsx'
import { Icon } from '../../../ui/text/icon.tsx'
import { checkedWords } from './checked-words.ts'
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

/** Where a fact was read and when, a mark once it may be out of date, and where one checks before one pays. */
export const FactSource = ({ check, of, ...origin }: Props) => (
  <p className={css.source}>
    {origin.age !== 'current' &&
      !check &&
      (origin.unread ? (
        <span className={css.unread}>
          <Icon name="warning" size="s" /> Not checked yet: {of.join(', ').toLowerCase()}
        </span>
      ) : (
        <Pill tone="warning" icon="warning">
          May be out of date
        </Pill>
      ))}
    <span>
      <Origin {...origin} isLast={check !== undefined} />
    </span>
    {check && (
      <a href={check} rel="noopener">
        Check before you pay
        <span data-hidden> at {siteOf(check)}</span>
        <Icon name="external" size="s" />
      </a>
    )}
  </p>
)

function Origin({
  source,
  checked,
  unread,
  likely,
  isLast,
}: Omit<Props, 'check' | 'age' | 'of'> & { isLast: boolean }) {
  const site = (
    <a href={source} rel="noopener">
      {siteOf(source)}
    </a>
  )
  const day = <time dateTime={checked}>{checkedWords(checked)}</time>
  if (unread) return <>See {site}</>
  if (likely)
    return (
      <>
        From a dated copy of {day}, {site}
      </>
    )
  return (
    <>
      {isLast ? 'Last known' : 'Checked'} {day} at {site}
    </>
  )
}

/** The name of a site as people say it. */
const siteOf = (address: string) => new URL(address).hostname.replace(/^www\./, '')
