import type { ReactNode } from 'react'
import { listens } from '../../fast-pages/mark-interactive.ts'
import { moveWithArrows } from '../list/arrow-keys.ts'
import { classes } from '../text/classes.ts'
import { Icon } from '../text/icon.tsx'
import type { IconName } from '../text/icon-names.ts'
import { Link } from '../text/link.tsx'
import styles from './menu.module.css'
import { Popover } from './popover.tsx'

export type MenuEntry = {
  label: string
  icon?: IconName
  danger?: boolean
  /** A line above it. */
  apart?: boolean
} & ({ to: string } | { onSelect: () => void })

interface Props {
  /** The label follows the words the trigger shows; by default that is three dots. */
  label: string
  trigger?: ReactNode
  triggerClass?: string | undefined
  align?: 'start' | 'end'
  /** Above the entries: whose menu it is. */
  header?: ReactNode
  entries: readonly MenuEntry[]
}

/** A few things to do or places to go, behind one button. */
export function Menu({ label, trigger, triggerClass, align = 'end', header, entries }: Props) {
  return (
    <Popover
      label={label}
      trigger={trigger ?? <Icon name="more" />}
      triggerClass={triggerClass}
      panelClass={styles.menu}
      align={align}
      onKeyDown={moveWithArrows}
    >
      {header && <div className={styles.header}>{header}</div>}
      <ul>
        {entries.map((entry) => (
          <li key={entry.label} className={classes(entry.apart && styles.apart)}>
            <Entry {...entry} />
          </li>
        ))}
      </ul>
    </Popover>
  )
}

function Entry(entry: MenuEntry) {
  const look = classes(styles.entry, entry.danger && styles.danger)
  const face = (
    <>
      {entry.icon && <Icon name={entry.icon} />}
      {entry.label}
    </>
  )
  return 'to' in entry ? (
    <Link to={entry.to} className={look}>
      {face}
    </Link>
  ) : (
    <button ref={listens} type="button" className={look} onClick={entry.onSelect}>
      {face}
    </button>
  )
}
