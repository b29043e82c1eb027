import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../text/link.tsx'
import { moveWithArrows } from './arrow-keys.ts'
import styles from './tabs.module.css'

interface NavTab {
  label: string
  to: string
  /** Null until it is known: its place is kept. None is shown where it is 0. */
  count?: number | null
  /** The path alone does not always tell. */
  isActive?: boolean
}

interface Props {
  tabs: readonly NavTab[]
  /** Names the tabs for those who hear them. */
  label: string
}

/** The pages of one area beside each other; on a phone the active one is brought into sight. */
export function NavTabs({ tabs, label }: Props) {
  const { pathname, search } = useLocation()
  const row = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another active tab
  useEffect(() => {
    const active = row.current?.querySelector<HTMLElement>('[aria-current]')
    const frame = row.current?.parentElement
    if (active && frame) frame.scrollLeft = active.offsetLeft - (frame.clientWidth - active.offsetWidth) / 2
  }, [pathname, search])

  return (
    <nav className={styles.tabs} aria-label={label}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are an addition to the links */}
      <div ref={row} className={styles.row} onKeyDown={moveWithArrows}>
        {tabs.map(({ label: name, to, count, isActive = to === pathname }) => (
          <Link key={to} to={to} className={styles.tab} {...(isActive && { 'aria-current': 'page' })}>
            {name}
            {count !== undefined && count !== 0 && <span className={styles.count}>{count}</span>}
          </Link>
        ))}
      </div>
    </nav>
  )
}
