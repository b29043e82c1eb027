import { Icon } from '../../ui/text/icon.tsx'
import css from './fact-list.module.css'
import type { FactGroup } from './fact-rows.ts'

/** What is known of a visa, with where it was read and when. */
export const FactList = ({ groups }: { groups: readonly FactGroup[] }) =>
  groups.map(({ rows, source, site, checked, isOld, isLikely, check }) => (
    <div key={`${source} ${checked} ${isLikely}`} className={css.group}>
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
        {isOld && !check && <strong>{checked ? 'May be out of date.' : notChecked(rows)} </strong>}
        {originWords(checked, isLikely, check !== null)}{' '}
        <a href={source} rel="noopener">
          {site}
        </a>
        {check && (
          <>
            {'. '}
            <a href={check} rel="noopener">
              Check before you pay <Icon name="external" size="s" />
            </a>
          </>
        )}
      </p>
    </div>
  ))

const notChecked = (rows: FactGroup['rows']) =>
  `Not checked yet: ${rows.map(({ name }) => name.toLowerCase()).join(', ')}.`

function originWords(checked: string | null, isLikely: boolean, isLast: boolean) {
  if (!checked) return 'See'
  if (isLikely) return `From a dated copy of ${checked},`
  return `${isLast ? 'Last known' : 'Checked'} ${checked} at`
}
