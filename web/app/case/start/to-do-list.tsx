import type { Today } from '@sojourn/contract/desk/today'
import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { DayText, InstantText } from '../../ui/date/time-text.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import type { Side } from '../../words/order-words.ts'
import { toDoPath, toDoWords } from './to-do-words.ts'
import css from './today.module.css'

interface Props {
  today: Today
  side: Side
  /** Only the first few, where the page has a work of its own. */
  most?: number
}

/** The most urgent comes first; each line leads to where it is done. */
export const ToDoList = ({ today: { todo, total }, side, most = todo.length }: Props) => (
  <section className={css.part} aria-labelledby="to-do">
    <h2 id="to-do">{t('To do')}</h2>
    {todo.length === 0 && <p className={css.note}>{t('Nothing waits for you.')}</p>}
    <ul className={css.lines}>
      {todo.slice(0, most).map((line) => {
        const { icon, act, until } = toDoWords[line.kind]
        const When = until?.as === 'day' ? DayText : InstantText
        return (
          <li key={`${line.kind}${line.order.uuid}`} data-late={line.kind === 'late' || undefined}>
            <Icon name={icon} />
            <span className={css.words}>
              <Link to={toDoPath(line, side)}>{act(line)}</Link>
              <small>
                <bdi>{line.order.title}</bdi> · <bdi>{line.with}</bdi>
              </small>
            </span>
            {until && line.at && (
              <small className={css.when}>
                {until.before} <When value={line.at} />
              </small>
            )}
          </li>
        )
      })}
    </ul>
    {most < todo.length ? (
      <Link to={clientPaths.today()}>{t('See all {count}', { count: total })}</Link>
    ) : (
      total > todo.length && (
        <p className={css.note}>{t('{count} more wait behind these.', { count: total - todo.length })}</p>
      )
    )}
  </section>
)
