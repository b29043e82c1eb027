import { formatDay } from '@sojourn/contract/dates/format-day'
import { mailPaths } from '@sojourn/contract/paths/mail-paths'
import type { Message } from '@sojourn/contract/talk/conversations'
import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { Menu } from '../../ui/overlay/menu.tsx'
import { Avatar } from '../../ui/text/avatar.tsx'
import { classes } from '../../ui/text/classes.ts'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { AnsweredQuote } from './answered-quote.tsx'
import type { Shown } from './group-messages.ts'
import css from './message.module.css'
import { entriesOf } from './message-entries.ts'
import { MessageFilePart } from './message-file.tsx'
import { MessageText } from './message-text.tsx'
import { TimeOf } from './time-of.tsx'
import { useHold } from './use-hold.ts'

interface Props {
  fileAt: (message: string) => string
  /** Its two sides may have all of it translated. */
  conversation?: string | undefined
  shown: Shown
  /** Below it: how far the other side has read. */
  mark: 'Sent' | 'Read' | null
  isFound: boolean
  /** Without it nothing can be reported here. */
  onReport?: ((uuid: string) => void) | undefined
  /** Without it nothing can be answered here. */
  onAnswer?: ((message: Message) => void) | undefined
  /** Leads to the message that this one answers. */
  onFind?: ((seq: number) => void) | undefined
  /** The card of an offer; without it its line stands here. */
  offerOf?: ((offer: string) => ReactNode) | undefined
  /** The way to the answer that a line about a meeting waits for. */
  toMeetings?: ReactNode
}

/** One message with what stands above it. */
export function MessageItem({ shown, offerOf, toMeetings, ...rest }: Props) {
  const { message, day, isFirstUnread } = shown
  return (
    <>
      {day && (
        <li className={css.day}>
          <time dateTime={day}>{formatDay(day)}</time>
        </li>
      )}
      {isFirstUnread && (
        <li className={css.news} data-unread>
          {t('New messages')}
        </li>
      )}
      {message.kind === 'line' && message.offer && offerOf ? (
        <li className={css.line} data-seq={message.seq}>
          {offerOf(message.offer)}
        </li>
      ) : message.kind === 'line' ? (
        <li className={css.line} data-seq={message.seq}>
          {message.message} <TimeOf date={message.created_at.date} />
          {message.meeting === 'asked' && toMeetings && <p className={css.act}>{toMeetings}</p>}
        </li>
      ) : (
        <Said shown={shown} {...rest} />
      )}
    </>
  )
}

function Said({
  fileAt,
  conversation,
  shown,
  mark,
  isFound,
  onReport,
  onAnswer,
  onFind,
}: Omit<Props, 'offerOf' | 'toMeetings'>) {
  const { message, isFirst } = shown
  const entries = entriesOf(message, { onReport, onAnswer })
  const hold = useHold(openMenuOf)
  return (
    <li className={classes(css.row, message.is_own && css.own, isFound && css.found)} data-seq={message.seq}>
      {!message.is_own && <span className={css.face}>{isFirst && <Face shown={shown} />}</span>}
      <div className={css.column}>
        {isFirst && !message.is_own && <NameOf shown={shown} />}
        <div className={css.beside}>
          <div
            className={classes(css.bubble, message.kind === 'gone' && css.gone, css[message.side])}
            {...(entries.length > 0 && hold)}
          >
            {message.answers && <AnsweredQuote answered={message.answers} onFind={onFind} />}
            {message.kind === 'file' ? (
              <MessageFilePart fileAt={fileAt} message={message} />
            ) : (
              <MessageText {...{ message, conversation }} />
            )}
            {message.decision && (
              <p className={css.act}>
                <Link to={mailPaths.reportDecision(message.decision)}>{t('Read the decision')}</Link>
              </p>
            )}
          </div>
          {entries.length > 0 && (
            <span className={css.more}>
              <Menu
                label={t('More about this message')}
                align={message.is_own ? 'end' : 'start'}
                entries={entries}
              />
            </span>
          )}
        </div>
        <span className={css.note}>
          <TimeOf date={message.created_at.date} />
          {mark && (
            <span className={css.mark}>
              <Icon name={mark === 'Read' ? 'eye' : 'check'} size="s" />
              {mark === 'Read' ? t('Read') : t('Sent')}
            </span>
          )}
        </span>
      </div>
    </li>
  )
}

/** A finger that rests on a message opens what its three dots open. */
const openMenuOf = (bubble: HTMLElement) =>
  bubble.parentElement?.querySelector<HTMLElement>('button[popovertarget]')?.click()

const Face = ({ shown: { message } }: { shown: Shown }) => {
  const user = message.participant?.user
  if (!user) return null
  return (
    <Avatar id={user.uuid ?? user.full_name} name={user.full_name} picture={user.profile_picture} size="s" />
  )
}

const NameOf = ({ shown: { message } }: { shown: Shown }) => (
  <span className={css.name}>
    {message.participant?.user.full_name}
    {message.side === 'staff' && (
      <span className={css.staffMark}>
        <Icon name="shield" size="s" />
        {t('Our team')}
      </span>
    )}
  </span>
)
