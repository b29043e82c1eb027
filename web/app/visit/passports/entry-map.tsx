import type { Entry } from '@sojourn/contract/supply/passports'
import { t } from '@sojourn/contract/words/t'
import { groupEntries } from './entry-groups.ts'
import css from './entry-map.module.css'
import { ENTRY_NAMES } from './entry-words.ts'
import shapes from './world.svg?url'

/** Land that has no rule of its own in the source. */
const PLAIN = ['land', 'EH', 'FK', 'GL', 'NC', 'TF']

interface Props {
  passport: string
  entries: Entry[]
}

/** The world in the colours of the rules. Whoever cannot see it has the same in the table below. */
export const EntryMap = ({ passport, entries }: Props) => (
  <figure className={css.map}>
    <svg
      viewBox="0 0 960 480"
      role="img"
      aria-label={t('World map for a passport of {passport}; the table below says the same', { passport })}
    >
      {PLAIN.map((id) => (
        <use key={id} href={`${shapes}#${id}`} />
      ))}
      {entries.map(({ destination, kind }) => (
        <use key={destination.id} href={`${shapes}#${destination.id}`} data-kind={kind} />
      ))}
    </svg>
    <figcaption>
      <ul className={css.key}>
        {groupEntries(entries).map(({ kind, entries: found }) => (
          <li key={kind} data-kind={kind}>
            <a href={`#${kind}`}>{ENTRY_NAMES[kind]}</a> <span data-figures>{found.length}</span>
          </li>
        ))}
      </ul>
      <p>
        {t(
          'Borders are drawn by Natural Earth and take no side in any dispute. Small countries are shown as dots.',
        )}
      </p>
    </figcaption>
  </figure>
)
