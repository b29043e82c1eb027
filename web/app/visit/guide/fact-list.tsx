import css from './fact-list.module.css'
import type { FactGroup } from './fact-rows.ts'

/** What is known of a visa, with where it was read and when. */
export const FactList = ({ groups }: { groups: readonly FactGroup[] }) =>
  groups.map(({ rows, source, site, month, isOld }) => (
    <div key={`${source} ${month}`} className={css.group}>
      <dl>
        {rows.map(({ name, lines, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
            {note && <dd className={css.note}>{note}</dd>}
          </div>
        ))}
      </dl>
      <p className={css.source}>
        {isOld && <strong>{month ? 'May be out of date.' : 'Not checked yet.'} </strong>}
        {month ? `Checked ${month} at` : 'See'}{' '}
        <a href={source} rel="noopener">
          {site}
        </a>
      </p>
    </div>
  ))
