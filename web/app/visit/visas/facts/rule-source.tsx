import { formatDay } from '@sojourn/contract/dates/format-day'
import type { EntryRuleSource } from '@sojourn/contract/ground/entry-rules'
import css from '../checked-note.module.css'

/** Where an entry rule is from and how old it is; it stands wherever one is shown. */
export const RuleSource = ({ source }: { source: EntryRuleSource }) => (
  <p className={css.note}>
    Entry rules:{' '}
    <a href={source.url} rel="noopener">
      {source.title}
    </a>{' '}
    by {source.author} ({source.licence}), as of{' '}
    <time dateTime={source.as_of}>{formatDay(source.as_of)}</time>.
  </p>
)
