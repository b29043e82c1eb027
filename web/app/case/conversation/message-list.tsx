import type { Message } from '@sojourn/contract/talk/conversations'
import { t } from '@sojourn/contract/words/t'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { useHere } from '../../ui/date/reader.ts'
import css from './conversation.module.css'
import { foldPapers } from './fold-papers.ts'
import { FoldedPapers } from './folded-papers.tsx'
import { groupMessages, type Shown } from './group-messages.ts'
import { ownFileAt } from './message-file.tsx'
import { MessageItem } from './message-item.tsx'
import type { MessageLog } from './message-log.ts'

interface Props {
  conversation: string
  log: MessageLog
  readSeq: number
  /** Up to where the other side has read. */
  otherReadSeq: number
  found: number | null
  /** Messages that are not sent yet. */
  children: ReactNode
  onOlder: () => Promise<void>
  onNewer: () => Promise<void>
  onEnd: () => void
  /** The newest message somebody can see. */
  onSeen: (seq: number) => void
  onReport: (uuid: string) => void
  onAnswer?: ((message: Message) => void) | undefined
  onFind: (seq: number) => void
  /** The card of an offer. */
  offerOf?: ((offer: string) => ReactNode) | undefined
  /** The way to the answer that a line about a meeting waits for. */
  toMeetings?: ReactNode
}

const NEAR_PX = 80

/** The messages, kept where one looks: older ones come above without a jump, new ones below only where one is at the end. */
export function MessageList(props: Props) {
  const { conversation, log, readSeq, otherReadSeq, found, children } = props
  const zone = useHere()
  const shown = useMemo(() => groupMessages(log.items, { zone, readSeq }), [log.items, readSeq, zone])
  const marked = lastMarked(log.items)
  // A later line says how an earlier one was answered, or that it waits no longer.
  const lastOfMeetings = log.items.findLast(({ meeting }) => Boolean(meeting))
  const { box, isAway, onScroll, goToEnd } = usePlace(props)
  const itemOf = (one: Shown) => (
    <MessageItem
      key={one.message.seq}
      fileAt={ownFileAt(conversation)}
      conversation={conversation}
      shown={one}
      mark={one.message === marked ? (one.message.seq <= otherReadSeq ? 'Read' : 'Sent') : null}
      isFound={one.message.seq === found}
      onReport={props.onReport}
      onAnswer={props.onAnswer}
      onFind={props.onFind}
      offerOf={props.offerOf}
      toMeetings={one.message === lastOfMeetings && props.toMeetings}
    />
  )

  return (
    <div className={css.logFrame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section ref={box} className={css.log} onScroll={onScroll} tabIndex={0} aria-label={t('Messages')}>
        {log.older && (
          <div className={css.older}>
            <Button variant="quiet" size="s" onClick={() => void props.onOlder()}>
              {t('Show older messages')}
            </Button>
          </div>
        )}
        {log.items.length === 0 && <p className={css.first}>{t('Write the first message.')}</p>}
        <ul className={css.items}>
          {foldPapers(shown).map((one) =>
            'lines' in one ? (
              <FoldedPapers
                key={one.lines[0]?.message.seq}
                run={one}
                isFound={one.lines.some(({ message }) => message.seq === found)}
              >
                {one.lines.map(itemOf)}
              </FoldedPapers>
            ) : (
              itemOf(one)
            ),
          )}
          {children}
        </ul>
      </section>
      {isAway && (
        <span className={css.toEnd}>
          <Button variant="secondary" size="s" icon="chevron-down" onClick={goToEnd}>
            {t('Newest messages')}
          </Button>
        </span>
      )}
    </div>
  )
}

/** The place in the list that somebody looks at, kept while messages come above and below. */
function usePlace(props: Props) {
  const { log, found, children } = props
  const load = useLoadNearEdge(props)
  const box = useRef<HTMLDivElement>(null)
  const [isAway, setAway] = useState(false)
  const first = log.items[0]?.seq ?? 0
  const last = log.items.at(-1)

  const before = useRef({ first: 0, last: 0, height: 0, isAtEnd: true, isOpen: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is not sent yet makes it longer too
  useLayoutEffect(() => {
    const list = box.current
    if (!list) return
    const was = before.current
    if (!was.isOpen) begin(list)
    else if (first < was.first && log.items.length > 0) list.scrollTop += list.scrollHeight - was.height
    else if (was.isAtEnd) list.scrollTop = list.scrollHeight
    before.current = { ...was, first, last: last?.seq ?? 0, height: list.scrollHeight, isOpen: true }
    look()
  }, [log, children])

  useLayoutEffect(() => {
    if (found === null) return
    centre(box.current, `[data-seq="${found}"]`)
  }, [found])

  useStayAtEnd(box, () => before.current.isAtEnd)

  useComingBack(look)

  function begin(list: HTMLElement) {
    if (!centre(list, '[data-unread]')) list.scrollTop = list.scrollHeight
  }

  function look() {
    const list = box.current
    if (!list) return
    const isNear = distanceToEnd(list) < NEAR_PX
    before.current.isAtEnd = isNear && log.isAtEnd
    before.current.height = list.scrollHeight
    setAway(!isNear || !log.isAtEnd)
    if (isNear && log.isAtEnd && last && document.visibilityState === 'visible') props.onSeen(last.seq)
  }

  function onScroll() {
    look()
    if (box.current) void load(box.current)
  }

  function goToEnd() {
    before.current.isAtEnd = true
    if (log.isAtEnd) box.current?.scrollTo({ top: box.current.scrollHeight })
    else {
      before.current.isOpen = false
      props.onEnd()
    }
  }

  return { box, isAway, onScroll, goToEnd }
}

/** Whoever comes back to the tab has now seen it. */
function useComingBack(look: () => void) {
  useEffect(() => {
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  })
}

/** The composer and the messages grow and shrink: whoever is at the end stays there. */
function useStayAtEnd(box: RefObject<HTMLElement | null>, isAtEnd: () => boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads a ref
  useEffect(() => {
    const list = box.current
    if (!list) return
    const observer = new ResizeObserver(() => {
      if (isAtEnd()) list.scrollTop = list.scrollHeight
    })
    for (const part of [list, ...list.querySelectorAll(':scope > ul')]) observer.observe(part)
    return () => observer.disconnect()
  }, [])
}

/** More comes before one has scrolled to the edge; one page at a time. */
function useLoadNearEdge({ log, onOlder, onNewer }: Props) {
  const isLoading = useRef(false)
  return async (list: HTMLElement) => {
    if (isLoading.current) return
    isLoading.current = true
    try {
      if (list.scrollTop < 400 && log.older) await onOlder()
      else if (!log.isAtEnd && distanceToEnd(list) < 400) await onNewer()
    } finally {
      isLoading.current = false
    }
  }
}

const distanceToEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight

/** Scrolls the list alone: `scrollIntoView` would move what stands around it too. Tells whether the part is there. */
function centre(list: HTMLElement | null, part: string) {
  const found = list?.querySelector(part)
  if (!list || !found) return false
  const { top, height } = found.getBoundingClientRect()
  list.scrollTop += top - list.getBoundingClientRect().top - (list.clientHeight - height) / 2
  return true
}

/** Only the newest of one's own says how far it came. */
const lastMarked = (items: Message[]) => items.findLast(({ is_own }) => is_own) ?? null
