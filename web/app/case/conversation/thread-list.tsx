import { pathsOf } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import type { Thread } from '@sojourn/contract/talk/conversations'
import { t } from '@sojourn/contract/words/t'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { RelativeTime } from '../../ui/date/time-text.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Badge } from '../../ui/mark/badge.tsx'
import { Avatar } from '../../ui/text/avatar.tsx'
import { Link } from '../../ui/text/link.tsx'
import type { Side } from '../../words/order-words.ts'
import { otherOf, threadsQuery } from './conversation-queries.ts'
import css from './thread-list.module.css'

interface Props {
  side: Side
  /** The order whose conversation is open, or the question. */
  open?: string
}

/** The conversations of one side, those with the newest messages first. */
export function ThreadList({ side, open }: Props) {
  const threads = useInfiniteQuery(threadsQuery)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = threads
  if (!data && error)
    return (
      <div className={css.failed}>
        <ErrorPanel onRetry={refetch} error={error}>
          {t('Your messages could not be loaded.')}
        </ErrorPanel>
      </div>
    )
  if (!data)
    return (
      <Loading label={t('Loading your messages')}>
        <div className={css.bones}>
          <Skeleton width="long" />
          <Skeleton width="half" />
          <Skeleton width="long" />
        </div>
      </Loading>
    )
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0)
    return (
      <div className={css.none}>
        <p>
          {side === 'client'
            ? t(
                'No messages yet. Ask an agent on their profile, or write to your agent once an order is paid.',
              )
            : t(
                'No messages yet. Clients can ask you before they hire, and write to you once an order is paid.',
              )}
        </p>
        {side === 'client' && (
          <LinkButton to={paths.agents()} icon="search">
            {t('Find agents')}
          </LinkButton>
        )}
      </div>
    )
  return (
    <>
      <ul className={css.list}>
        {items.map((thread) => (
          <li key={thread.uuid}>
            <ThreadRow thread={thread} side={side} isOpen={(thread.order_id?.uuid ?? thread.uuid) === open} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="quiet" wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()} data-stay>
          {t('Show more')}
        </Button>
      )}
    </>
  )
}

function ThreadRow({ thread, side, isOpen }: { thread: Thread; side: Side; isOpen: boolean }) {
  const { uuid, title, order_id: order, last_message: last, unread_count } = thread
  const user = otherOf(thread)?.user
  if (!user) return null
  return (
    <Link
      to={order ? pathsOf[side].conversation(order.uuid) : pathsOf[side].question(uuid)}
      className={css.row}
      aria-current={isOpen ? 'page' : undefined}
    >
      <Avatar id={user.uuid ?? ''} name={user.full_name} picture={user.profile_picture} />
      <span className={css.words}>
        <span className={css.top}>
          <bdi className={css.name}>{user.full_name}</bdi>
          {last && <RelativeTime value={last.created_at.date} className={css.date} />}
        </span>
        <span className={css.ref}>
          <bdi>{title}</bdi> <span>· {order ? order.ref : t('Not hired yet')}</span>
        </span>
        <span className={css.bottom}>
          <span className={css.preview} data-unread={unread_count > 0 || undefined}>
            {last?.is_own && <span>{`${t('You:')} `}</span>}
            <bdi>{last?.message ?? t('No messages yet')}</bdi>
          </span>
          <Badge count={unread_count} of={t('unread messages')} />
        </span>
      </span>
    </Link>
  )
}
