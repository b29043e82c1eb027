import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { moveWithArrows } from '../../ui/list/arrow-keys.ts'
import { Badge } from '../../ui/mark/badge.tsx'
import { Link } from '../../ui/text/link.tsx'
import { conversationQuery } from '../conversation/conversation-queries.ts'
import css from './order-tabs.module.css'
import type { OrderTab } from './order-tabs.ts'
import { useSectionInView } from './use-section-in-view.ts'

interface Props {
  uuid: string
  tabs: readonly OrderTab[]
}

/** The sections of a case as links: the address names the one that was pressed, and the one in view is marked. */
export function OrderTabList({ uuid, tabs }: Props) {
  const current = useSectionInView(tabs.map(({ id }) => id))
  return (
    <nav className={css.tabs} aria-label={t('Sections of this order')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are an addition to the links */}
      <div className={css.row} onKeyDown={moveWithArrows}>
        {tabs.map(({ id, label, count }) => (
          <Link
            key={id}
            to={{ hash: id }}
            className={css.tab}
            onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
            {...(id === current && { 'aria-current': 'location' as const })}
          >
            {label}
            {count && <span className={css.count}>{count}</span>}
            {id === 'messages' && <Unread uuid={uuid} />}
          </Link>
        ))}
      </div>
    </nav>
  )
}

function Unread({ uuid }: { uuid: string }) {
  const { data } = useQuery(conversationQuery(uuid))
  return <Badge count={data?.unread_count ?? 0} of={t('unread messages')} />
}
