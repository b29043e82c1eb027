import { t } from '@sojourn/contract/words/t'
import { useLocation, useSearchParams } from 'react-router'
import { Link } from '../text/link.tsx'
import { moveWithArrows } from './arrow-keys.ts'
import styles from './tabs.module.css'

export interface Tab {
  /** The word in the address. */
  id: string
  label: string
  /** Null until it is known: its place is kept. None is shown where it is 0. */
  count?: number | null
}

const usual: readonly Tab[] = [
  { id: 'pending', label: t('Pending') },
  { id: 'draft', label: t('Draft') },
  { id: 'trash', label: t('Trash') },
]

interface Props {
  tabs?: readonly Tab[]
  /** Names the tabs for those who hear them. */
  label: string
  /** The parameter of the address they stand in. */
  name?: string
  /** Something else in the address can say which one it is. */
  active?: string | undefined
}

/** Tabs are links: the active one stands in `?tab=`, so Back, reload and sharing work, and without script too. */
export function Tabs({ tabs = usual, label, name = 'tab', active: given }: Props) {
  const asked = useTab(tabs, name)
  const active = given ?? asked
  const { search } = useLocation()
  return (
    <nav className={styles.tabs} aria-label={label}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are an addition to the links */}
      <div className={styles.row} onKeyDown={moveWithArrows}>
        {tabs.map((tab) => (
          <Link
            key={tab.id}
            to={{ search: searchOf(search, name, tab.id) }}
            className={styles.tab}
            preventScrollReset
            {...(tab.id === active && { 'aria-current': 'page' })}
          >
            {tab.label}
            {tab.count !== undefined && tab.count !== 0 && <span className={styles.count}>{tab.count}</span>}
          </Link>
        ))}
      </div>
    </nav>
  )
}

/** The id of the tab in the address; an unknown word means the first. */
export function useTab(tabs: readonly Tab[] = usual, name = 'tab') {
  const [params] = useSearchParams()
  const word = params.get(name)?.toLowerCase()
  return (tabs.find(({ id }) => id === word) ?? tabs[0])?.id
}

/** Other parameters stay, but a cursor belongs to the list one leaves. */
function searchOf(search: string, name: string, tab: string) {
  const params = new URLSearchParams(search)
  params.set(name, tab)
  params.delete('cursor')
  return `?${params}`
}
