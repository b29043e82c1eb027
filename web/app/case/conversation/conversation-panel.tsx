import { pathsOf } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import { beginningOf, FRAME, type Hint, hintWords } from '@sojourn/contract/talk/conversation-words'
import type { Conversation, Message } from '@sojourn/contract/talk/conversations'
import { t } from '@sojourn/contract/words/t'
import { useRef, useState } from 'react'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { connection } from '../../session/socket/socket.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { useDrop } from '../../ui/file/use-drop.ts'
import { classes } from '../../ui/text/classes.ts'
import { Link } from '../../ui/text/link.tsx'
import type { Side } from '../../words/order-words.ts'
import { OfferCard } from '../offers/offer-card.tsx'
import css from './conversation.module.css'
import { ConversationBones } from './conversation-bones.tsx'
import { ConversationHead } from './conversation-head.tsx'
import { ConversationSearch } from './conversation-search.tsx'
import { FirstAnswers } from './first-answers.tsx'
import { MessageList } from './message-list.tsx'
import type { MessageLog } from './message-log.ts'
import { attachFiles } from './sending/attach-files.ts'
import { Composer } from './sending/composer.tsx'
import { OutgoingItem } from './sending/outgoing-item.tsx'
import { useOutbox } from './sending/use-outbox.ts'
import { useLine } from './use-line.ts'
import { useMessages } from './use-messages.ts'
import { useOthers } from './use-others.ts'
import { useReadMark } from './use-read-mark.ts'

const ReportDialog = lazyPart(() => import('../../find/reports/report-dialog.tsx'))
const TYPING_EVERY_MS = 3000

interface Props {
  conversation: Conversation
  side: Side
  level: 'h1' | 'h2'
  /** The number of the message to begin with. */
  at?: number | undefined
}

/** One conversation: who it is with, what was said, and where one writes. */
export function ConversationPanel({ conversation, side, level, at }: Props) {
  const { uuid, may, closed } = conversation
  const messages = useMessages(conversation, at)
  const readSeq = useReadSeq(conversation, messages.log)
  const others = useOthers(conversation)
  const seen = useReadMark(conversation)
  const writing = useWriting(uuid, messages.add)
  const [isSearching, setSearching] = useState(false)
  const { found, goTo, toEnd } = useFound(messages, at)
  const [reported, setReported] = useState<string | null>(null)
  const { isOver, drop } = useDrop((files) => attachFiles(files, writing.send))
  return (
    <div className={classes(css.panel, isOver && css.over)} {...(may.includes('attach') && drop)}>
      <ConversationHead
        {...{ conversation, side, others, level, isSearching }}
        onSearch={() => setSearching((now) => !now)}
      />
      {conversation.question && <FirstAnswers {...{ conversation }} />}
      <Away />
      {isSearching && (
        <ConversationSearch
          conversation={uuid}
          onChoose={({ seq }) => {
            setSearching(false)
            goTo(seq)
          }}
        />
      )}
      {messages.failed ? (
        <NotLoaded why={messages.failed} onRetry={messages.retry} />
      ) : messages.log ? (
        <MessageList
          conversation={uuid}
          log={messages.log}
          readSeq={readSeq}
          otherReadSeq={others.readSeq}
          found={found}
          onOlder={messages.loadOlder}
          onNewer={messages.loadNewer}
          onEnd={toEnd}
          onSeen={seen}
          onReport={setReported}
          onAnswer={closed ? undefined : writing.answer}
          onFind={goTo}
          offerOf={(offer) => <OfferCard uuid={offer} side={side} />}
          toMeetings={conversation.order_id && <ToMeetings order={conversation.order_id.uuid} side={side} />}
        >
          <Outgoing {...writing.outgoing} />
        </MessageList>
      ) : (
        <ConversationBones />
      )}
      <WritePlace {...{ conversation, side, writing }} />
      <Waits>
        {reported && <ReportDialog kind="message" id={reported} onClose={() => setReported(null)} />}
      </Waits>
    </div>
  )
}

/** A line stands above what came before one looked, and none above what comes while one does. */
function useReadSeq({ unread_count, read_seq, last_seq }: Conversation, log: MessageLog | null) {
  const [known] = useState(unread_count > 0 ? read_seq : last_seq)
  const [hasNews, setHasNews] = useState<boolean | null>(unread_count > 0 ? true : null)
  if (hasNews === null && log) setHasNews(log.items.some((message) => message.seq > known && isNews(message)))
  return hasNews ? known : Number.MAX_SAFE_INTEGER
}

/** The server counts these as unread. */
const isNews = ({ is_own, kind }: Message) => !is_own && kind !== 'line'

const ToMeetings = ({ order, side }: { order: string; side: Side }) => (
  <LinkButton to={`${pathsOf[side].order(order)}#meetings`} variant="secondary" size="s" icon="calendar">
    {t('Answer the offer')}
  </LinkButton>
)

const NotLoaded = ({ why, onRetry }: { why: string; onRetry: () => void }) => (
  <div className={css.middle}>
    <ErrorPanel onRetry={onRetry}>{why}</ErrorPanel>
  </div>
)

/** A message somebody looks for stands in the middle of the list, with those around it. */
function useFound(messages: ReturnType<typeof useMessages>, at: number | undefined) {
  const [found, setFound] = useState<number | null>(at ?? null)
  return {
    found,
    goTo(seq: number) {
      setFound(seq)
      if (!messages.log?.items.some((message) => message.seq === seq)) void messages.toMessage(seq)
    },
    toEnd() {
      setFound(null)
      void messages.toEnd()
    },
  }
}

type Writing = ReturnType<typeof useWriting>

function useWriting(conversation: string, onSent: (message: Message) => void) {
  const [hint, setHint] = useState<Hint | null>(null)
  const [answered, answer] = useState<Message | null>(null)
  const { write, ...outgoing } = useOutbox(conversation, (message, told) => {
    onSent(message)
    setHint(told)
  })

  function send(message: string, file?: File) {
    write(message, { file: file ?? null, answers: file || !answered ? null : quoteOf(answered) })
    if (!file) answer(null)
  }

  return { hint, answered, answer, send, outgoing }
}

function WritePlace({
  conversation,
  side,
  writing: { hint, answered, answer, send },
}: Pick<Props, 'conversation' | 'side'> & { writing: Writing }) {
  const { uuid, may, closed, hints } = conversation
  const type = useTyping(uuid)
  return (
    <>
      {hint && (
        <p className={css.hint} role="status">
          {hintWords[hint]}
        </p>
      )}
      {closed ? (
        <Closed {...{ conversation, side, closed }} />
      ) : (
        <Composer
          {...{ conversation, side, hints }}
          mayAttach={may.includes('attach')}
          answered={answered && quoteOf(answered)}
          onForget={() => answer(null)}
          onSend={send}
          onTyping={type}
        />
      )}
    </>
  )
}

function useTyping(conversation: string) {
  const typedAt = useRef(0)
  return () => {
    if (Date.now() - typedAt.current < TYPING_EVERY_MS) return
    typedAt.current = Date.now()
    connection.send({ type: FRAME.typing, conversation_id: conversation })
  }
}

const Outgoing = ({ outbox, retry, remove }: Writing['outgoing']) =>
  outbox.map((outgoing) => (
    <OutgoingItem
      key={outgoing.clientId}
      outgoing={outgoing}
      onRetry={() => retry(outgoing.clientId)}
      onRemove={() => remove(outgoing.clientId)}
    />
  ))

function Away() {
  const line = useLine()
  if (line === 'ready') return null
  return (
    <p className={css.away} role="status">
      {line === 'connecting'
        ? t('Connecting…')
        : t('You are not connected. Messages are sent once the connection is back.')}
    </p>
  )
}

const Closed = ({
  conversation,
  side,
  closed,
}: Pick<Props, 'conversation' | 'side'> & { closed: string }) => (
  <p className={css.closed}>
    {closed}
    {conversation.question?.state === 'closed' && side === 'client' && (
      <>
        {' '}
        <Link to={paths.agents()}>{t('See other agents')}</Link>
      </>
    )}
  </p>
)

/** The server will show the quote so. */
const quoteOf = ({ seq, participant, message }: Message) => ({
  seq,
  full_name: participant?.user.full_name ?? '',
  message: beginningOf(message),
})
