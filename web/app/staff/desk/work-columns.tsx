import type { WorkItem } from '@sojourn/contract/desk/worklist'
import { InstantText, RelativeTime } from '../../ui/date/time-text.tsx'
import type { Column } from '../../ui/list/table.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { MoneyText } from '../../ui/money/money.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { ClaimOrOpen } from './claim-or-open.tsx'
import css from './desk-page.module.css'
import { stepWords, workWords } from './work-words.ts'

const UNTIL = 'Until'

const columns: Column<WorkItem>[] = [
  {
    header: 'What',
    cell: (item) => {
      const { icon, kind, path } = workWords[item.queue]
      return (
        <span className={css.what}>
          <Icon name={icon} />
          <span className={css.words}>
            <Link to={path(item)}>{kind}</Link>
            {(item.about || item.amount) && (
              <small>
                {item.about}
                {item.about && item.amount && ' · '}
                {item.amount && <MoneyText value={item.amount} />}
              </small>
            )}
          </span>
        </span>
      )
    },
  },
  { header: 'Who', cell: ({ who }) => who ?? <span className={css.none}>–</span> },
  { header: 'Waiting since', cell: ({ since }) => <RelativeTime value={since} /> },
  {
    header: UNTIL,
    cell: ({ until }) => (until ? <InstantText value={until} /> : <span className={css.none}>–</span>),
  },
  {
    header: 'Next',
    cell: (item) =>
      item.claim ? (
        <Pill tone={item.claim.is_own ? 'action' : 'plain'} icon="user">
          {item.claim.is_own ? 'Yours' : item.claim.by.fullname} until{' '}
          <InstantText value={item.claim.until} />
        </Pill>
      ) : (
        stepWords(item)
      ),
  },
  { header: 'Act', cell: (item) => <ClaimOrOpen item={item} />, end: true, silent: true },
]

/** Few queues end by themselves: where nothing of a page does, there is no column of dashes. */
export const workColumns = (items: readonly WorkItem[]) =>
  items.some(({ until }) => until) ? columns : columns.filter(({ header }) => header !== UNTIL)
