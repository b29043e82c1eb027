import { dayIn } from '@sojourn/contract/dates/clocks'
import { fullDay } from '@sojourn/contract/dates/moments'
import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import type { OwnDeadline } from '@sojourn/contract/work/own-deadlines'
import { useId } from 'react'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { useHere } from '../../ui/date/reader.ts'
import { InstantText } from '../../ui/date/time-text.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import type { Side } from '../../words/order-words.ts'
import {
  aboutOf,
  daysLeft,
  type Group,
  groupsOf,
  isNear,
  KINDS,
  pathTo,
  pressureOf,
  titleOf,
} from './deadline-words.ts'
import css from './timeline.module.css'

type Paper = NonNullable<OwnDeadline['paper']>

interface Props {
  items: readonly OwnDeadline[]
  side: Side
  onChange: (paper: Paper) => void
  onRemove: (paper: Paper) => void
}

/** Month after month, the nearest on top. */
export function Timeline({ items, ...rest }: Props) {
  const today = dayIn(new Date(), useHere())
  return (
    <div className={css.timeline}>
      {groupsOf(items, today).map((group) => (
        <Month key={group.name} group={group} today={today} {...rest} />
      ))}
    </div>
  )
}

function Month({ group, ...rest }: Omit<Props, 'items'> & { group: Group; today: string }) {
  const id = useId()
  return (
    <section className={css.month} aria-labelledby={id}>
      <h2 id={id}>{group.name}</h2>
      <ol className={css.lines}>
        {group.items.map((one) => (
          <Line key={one.id} one={one} {...rest} />
        ))}
      </ol>
    </section>
  )
}

function Line({
  one,
  side,
  today,
  onChange,
  onRemove,
}: Omit<Props, 'items'> & { one: OwnDeadline; today: string }) {
  const { paper, renew, day, at, kind } = one
  const to = pathTo(one, side)
  const title = titleOf(one)
  return (
    <li className={css.line} data-pressure={pressureOf(today, day)}>
      <span className={css.mark}>
        <Icon name={KINDS[kind].icon} />
      </span>
      <div className={css.words}>
        {to ? (
          <Link to={to} className={css.title}>
            {title}
          </Link>
        ) : (
          <span className={css.title}>{title}</span>
        )}
        <small>
          <bdi>{aboutOf(one)}</bdi>
        </small>
      </div>
      <div className={css.when}>
        <strong>{daysLeft(today, day)}</strong>
        <small>{at ? <InstantText value={at} /> : <time dateTime={day}>{fullDay(day)}</time>}</small>
      </div>
      <div className={css.acts}>
        {renew && isNear(today, day) && (
          <LinkButton
            to={paths.guide(answersOf(renew))}
            variant="secondary"
            size="s"
            aria-label={t('Renew {title}', { title })}
          >
            {t('Renew')}
          </LinkButton>
        )}
        {paper && (
          <Menu
            label={t('More for {title}', { title })}
            entries={[
              { label: t('Change'), icon: 'edit', onSelect: () => onChange(paper) },
              { label: t('Remove'), icon: 'trash', danger: true, onSelect: () => onRemove(paper) },
            ]}
          />
        )}
      </div>
    </li>
  )
}

/** Everything the guide asks and we know stands in its address. */
const answersOf = (renew: NonNullable<OwnDeadline['renew']>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(renew).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
