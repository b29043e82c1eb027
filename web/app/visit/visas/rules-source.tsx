import type { EntryRuleSource } from '@sojourn/contract/ground/entry-rules'
import { formatDay } from '@sojourn/contract/dates/format-day'
import css from './checked-note.module.css'

/** Where entry rules are from and of which day, and that the authority decides. */
export const RulesSource = ({ source: { title, author, licence, url, as_of } }: { source: EntryRuleSource }) => (
  <p className={css.note}>
    Source: <a href={url}>{title}</a> by {author}, {licence} licence, state of{' '}
    <time dateTime={as_of}>{formatDay(as_of)}</time>. Rules change, and the authority decides: confirm before you
    book.
  </p>
)
