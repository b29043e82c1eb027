import { pathsOf } from '@sojourn/contract/paths/own-paths'
import type { Account } from '@sojourn/contract/people/account'
import { FRAME } from '@sojourn/contract/talk/conversation-words'
import type { ServerFrame } from '@sojourn/contract/talk/conversations'
import { t } from '@sojourn/contract/words/t'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { noticesQuery } from '../../session/account-queries.ts'
import { useFrames, useOpenSocket, useSocket } from '../../session/socket/socket.ts'
import { useNotices } from '../../session/socket/use-notices.ts'
import { accountQuery } from '../../session/use-account.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Popover } from '../../ui/overlay/popover.tsx'
import { Link } from '../../ui/text/link.tsx'
import type { Side } from '../../words/order-words.ts'
import { conversationsChanged, stepsChanged } from './conversation-queries.ts'
import { chime, notifyDesktop } from './message-signals.ts'
import css from './messages-tool.module.css'
import { MessagesSign } from './messages-tool.tsx'
import { ThreadList } from './thread-list.tsx'

export default function MessagesMenu({ account }: { account: Account }) {
  const side: Side = account.role === 'subscriber' ? 'client' : 'agent'
  const queries = useQueryClient()
  const { data: notices } = useQuery(noticesQuery)
  const changeNotices = useNotices()
  const { unread } = useSocket()
  useOpenSocket()
  useFrames(
    (frame) => {
      if (isStep(frame) || isMissed(frame)) void stepsChanged(queries)
      else if (CHANGES_LISTS.has(frame.type)) void conversationsChanged(queries)
      if (isFromOther(frame, account.uuid)) {
        if (notices?.sound) chime()
        if (notices?.desktop) notifyDesktop(frame)
      }
    },
    () => void stepsChanged(queries),
  )
  useEffect(() => {
    if (unread === null) return
    queries.setQueryData<Account>(accountQuery.queryKey, (old) => old && { ...old, unread_count: unread })
  }, [unread, queries])
  const sound = notices?.sound ?? true
  return (
    <Popover
      label={t('Messages')}
      align="end"
      trigger={<MessagesSign count={unread ?? account.unread_count} />}
      panelClass={css.panel}
    >
      <div className={css.head}>
        <h2>{t('Messages')}</h2>
        <IconButton
          icon={sound ? 'bell' : 'bell-off'}
          label={sound ? t('Mute the sound of new messages') : t('Play a sound for new messages')}
          data-stay
          onClick={() => changeNotices((old) => ({ ...old, sound: !old.sound }))}
        />
      </div>
      <DesktopNotices onAllow={() => changeNotices((old) => ({ ...old, desktop: true }))} />
      <ThreadList side={side} />
      <Link to={pathsOf[side].messages()} className={css.all}>
        {t('All messages')}
      </Link>
    </Popover>
  )
}

const CHANGES_LISTS: ReadonlySet<number> = new Set([FRAME.threads, FRAME.message, FRAME.read])

/** A line of ours: the order has changed. */
const isStep = ({ type, msg }: ServerFrame) => type === FRAME.message && !msg?.participant.user.full_name

/** The server itself heard nothing for a while. */
const isMissed = ({ type, conversation_id }: ServerFrame) => type === FRAME.threads && !conversation_id

/** Somebody else said something: not oneself in another tab, and no step of an order. */
const isFromOther = ({ type, msg }: ServerFrame, me: string) =>
  type === FRAME.message && Boolean(msg?.participant.user.full_name) && msg?.participant.user.uuid !== me

/** The browser is asked by a press and never by itself. */
function DesktopNotices({ onAllow }: { onAllow: () => void }) {
  const [permission, setPermission] = useState(() =>
    'Notification' in window ? Notification.permission : 'denied',
  )
  if (permission !== 'default') return null
  return (
    <div className={css.ask}>
      <Button
        variant="quiet"
        size="s"
        icon="bell"
        data-stay
        onClick={async () => {
          const answer = await Notification.requestPermission()
          setPermission(answer)
          if (answer === 'granted') onAllow()
        }}
      >
        {t('Show notifications on this device')}
      </Button>
    </div>
  )
}
