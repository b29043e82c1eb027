import { paths } from '@sojourn/contract/paths/paths'
import type { Entry } from '@sojourn/contract/supply/passports'
import { t } from '@sojourn/contract/words/t'
import { Flag } from '../../ui/text/flag.tsx'
import { Link } from '../../ui/text/link.tsx'
import { groupEntries } from './entry-groups.ts'
import css from './entry-table.module.css'
import { ENTRY_MEANINGS, ENTRY_NAMES } from './entry-words.ts'

interface Props {
  passport: { id: string; name: string }
  entries: Entry[]
}

/** The same as the map in words: each destination under its rule. */
export const EntryTable = ({ passport, entries }: Props) => (
  <table className={css.table}>
    <caption>{t('What a passport of {passport} needs, by rule', { passport: passport.name })}</caption>
    <thead>
      <tr>
        <th scope="col">{t('Destination')}</th>
        <th scope="col">{t('Visit of up to')}</th>
      </tr>
    </thead>
    {groupEntries(entries).map(({ kind, entries: found }) => (
      <tbody key={kind} id={kind}>
        <tr>
          <th scope="rowgroup" colSpan={2} className={css.rule}>
            <h2>
              {ENTRY_NAMES[kind]} <span data-figures>({found.length})</span>
            </h2>
            <p>{ENTRY_MEANINGS[kind]}</p>
          </th>
        </tr>
        {found.map(({ destination, days }) => (
          <tr key={destination.id}>
            <th scope="row">
              <Flag country={destination.id} size="m" />
              <Link to={paths.visas(destination.id, { from: passport.id })}>{destination.name}</Link>
            </th>
            <td>{days === null ? '–' : t('{count, plural, one {# day} other {# days}}', { count: days })}</td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
)
