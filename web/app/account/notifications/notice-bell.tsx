import { noticesPathOf } from '@sojourn/contract/paths/own-paths'
import { roomOf } from '@sojourn/contract/paths/start-of'
import { FRAME } from '@sojourn/contract/talk/conversation-words'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useIdle } from '../../fast-pages/use-idle.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import type { ShellAccount } from '../../session/account.ts'
import { queryClient } from '../../session/query-client.ts'
import { refreshNotices } from '../../session/socket/refresh-notices.ts'
import { useFrames, useOpenSocket } from '../../session/socket/socket.ts'
import { Button } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/mark/badge.tsx'
import { Popover } from '../../ui/overlay/popover.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import css from './notice-bell.module.css'
import { NoticeRow } from './notice-row.tsx'
import { latestNoticesQuery, unreadQuery } from './notices-queries.ts'
import { readAllNotices } from './read-notices.ts'

/** How much is unread, and the newest behind it. */
export function NoticeBell({ account }: { account: ShellAccount }) {
  const { pathname } = useLocation()
  const isIdle = useIdle()
  const { data: unread = 0 } = useQuery({ ...unreadQuery, enabled: isIdle }, queryClient())
  const lookAgain = () => void refreshNotices()
  useFrames(({ type }) => {
    if (type === FRAME.notification) lookAgain()
  }, lookAgain)
  const [isOpened, setOpened] = useState(false)
  const open = () => setOpened(true)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: presses and keys inside bubble up to it
    <span onClick={open} onKeyDown={open}>
      {/* Clients and agents have it open for their messages. */}
      {isIdle && account.role === 'staff' && <OpenSocket />}
      <Popover
        // Another page closes it.
        key={pathname}
        label={t('Notifications')}
        align="end"
        trigger={
          <>
            <Icon name="bell" />
            <span className={css.badge}>
              <Badge count={unread} of={t('unread')} />
            </span>
          </>
        }
        triggerClass={css.trigger}
        panelClass={css.panel}
      >
        {isOpened && <Latest account={account} unread={unread} />}
      </Popover>
    </span>
  )
}

function OpenSocket() {
  useOpenSocket()
  return null
}

function Latest({ account, unread }: { account: ShellAccount; unread: number }) {
  const latest = useQuery(latestNoticesQuery, queryClient())
  const newest = latest.data?.[0]
  return (
    <>
      <div className={css.head}>
        <b>{t('Notifications')}</b>
        {newest && unread > 0 && (
          <Button variant="quiet" size="s" data-stay onClick={() => void readAllNotices(newest.id)}>
            {t('Mark all as read')}
          </Button>
        )}
      </div>
      <Loaded query={latest}>
        {(notices) =>
          notices.length === 0 ? (
            <p className={css.none}>{t('No notifications yet. Updates on your orders appear here.')}</p>
          ) : (
            <ul className={css.list}>
              {notices.map((notice) => (
                <li key={notice.id}>
                  <NoticeRow notice={notice} account={account} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <Link to={noticesPathOf[roomOf(account.role)]()} className={css.all}>
        {t('See all notifications')}
      </Link>
    </>
  )
}
