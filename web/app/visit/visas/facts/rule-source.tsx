import { formatDay } from '@sojourn/contract/dates/format-day'
import type { EntryRuleSource } from '@sojourn/contract/ground/entry-rules'
import { rich } from '../../../words/rich.tsx'
import css from '../checked-note.module.css'

/** The source stands wherever an entry rule is shown. */
export const RuleSource = ({ source }: { source: EntryRuleSource }) => (
  <p className={css.note}>
    {rich('Entry rules: {title} by {author} ({licence}), as of {day}.', {
      title: (
        <a href={source.url} rel="noopener" lang="en">
          {source.title}
        </a>
      ),
      author: source.author,
      licence: source.licence,
      day: <time dateTime={source.as_of}>{formatDay(source.as_of)}</time>,
    })}
  </p>
)
