import { FRAME } from '@sojourn/contract/talk/conversation-words'
import type { Conversation, Message } from '@sojourn/contract/talk/conversations'
import { t } from '@sojourn/contract/words/t'
import { type Dispatch, type RefObject, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { AGAIN_MS, isBusy, sentenceOf } from '../../api/api-error.ts'
import { useFrames } from '../../session/socket/socket.ts'
import { readMessages } from './conversation-queries.ts'
import { changeLog, follows, type LogChange, type MessageLog } from './message-log.ts'

/** The messages of a conversation as far as they were looked at, and those that come meanwhile; `at` names the one to begin with. */
export function useMessages(conversation: Conversation, at?: number) {
  const { uuid } = conversation
  const [log, change] = useReducer(changeLog, null)
  const latest = useRef(log)
  latest.current = log
  const { failure, open } = useOpening(conversation, at, change)
  const catchUp = useCatchUp(uuid, latest, change)

  async function lookAgain() {
    const page = await readMessages(uuid, {}).catch(() => null)
    if (page) change({ kind: 'changed', items: page.items })
    await catchUp()
  }

  useFrames(
    (frame) => {
      if (frame.conversation_id !== uuid) return
      if (frame.type === FRAME.message) void catchUp()
      if (frame.type === FRAME.threads) void lookAgain()
    },
    () => void lookAgain(),
  )

  return {
    log,
    /** It says what went wrong; null where nothing did. */
    failed: failure === null ? null : sentenceFor(failure),
    retry: () => void open(null),
    /** The newest ones again, after one looked at old ones. */
    toEnd: () => open(null),
    toMessage: (seq: number) => open(seq),
    ...moreOf(uuid, latest, change),
    /** This tab sent the message itself. */
    add(message: Message) {
      const now = latest.current
      if (now?.isAtEnd && follows(now, message.seq))
        change({ kind: 'newer', items: [message], isAtEnd: true })
      else void catchUp()
    },
  }
}

/** One begins to read at the message that is named, at the first unread one, or at the end. */
function useOpening(
  { uuid, read_seq, unread_count, last_seq }: Conversation,
  at: number | undefined,
  change: Dispatch<LogChange>,
) {
  const [failure, setFailure] = useState<unknown>(null)

  const open = useCallback(
    async (around: number | null) => {
      setFailure(null)
      try {
        const page = await readMessages(uuid, around === null ? {} : { around })
        const isAtEnd = around === null || (page.items.at(-1)?.seq ?? 0) >= last_seq
        change({
          kind: 'opened',
          log: { items: page.items, older: page.pagination.next_cursor, isAtEnd },
        })
      } catch (error) {
        setFailure(error)
      }
    },
    [uuid, last_seq, change],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: where one began to read counts, once
  useEffect(() => {
    void open(at ?? (unread_count > 0 ? read_seq + 1 : null))
  }, [uuid, at])

  useEffect(() => {
    if (!isBusy(failure)) return
    const again = setTimeout(() => void open(null), AGAIN_MS)
    return () => clearTimeout(again)
  }, [failure, open])

  return { failure, open }
}

/** One page more comes in either direction, where there is one. */
const moreOf = (uuid: string, latest: RefObject<MessageLog | null>, change: Dispatch<LogChange>) => ({
  async loadOlder() {
    const next = latest.current?.older
    if (!next) return
    const page = await readMessages(uuid, { next }).catch(() => null)
    if (page) change({ kind: 'older', items: page.items, older: page.pagination.next_cursor })
  },
  async loadNewer() {
    const last = latest.current?.items.at(-1)?.seq ?? 0
    const page = await readMessages(uuid, { after: last }).catch(() => null)
    if (page) change({ kind: 'newer', items: page.items, isAtEnd: page.pagination.next_cursor === null })
  },
})

/** A busy server has a sentence of its own. */
function sentenceFor(failure: unknown) {
  const words = t('The messages could not be loaded.')
  return isBusy(failure) ? sentenceOf(failure, words) : words
}

/** Newer messages come page by page; one call runs at a time, and once more where something came meanwhile. */
function useCatchUp(uuid: string, latest: RefObject<MessageLog | null>, change: Dispatch<LogChange>) {
  const running = useRef<Promise<void> | null>(null)
  const again = useRef(false)
  return useCallback(() => {
    again.current = true
    running.current ??= (async () => {
      while (again.current) {
        again.current = false
        const now = latest.current
        if (!now?.isAtEnd) break
        await readAfter(uuid, now.items.at(-1)?.seq ?? 0, (items) =>
          change({ kind: 'newer', items, isAtEnd: true }),
        )
      }
    })()
      .catch(() => {})
      .finally(() => {
        running.current = null
      })
    return running.current
  }, [uuid, latest, change])
}

async function readAfter(id: string, after: number, give: (items: Message[]) => void) {
  let page = await readMessages(id, { after })
  give(page.items)
  while (page.pagination.next_cursor) {
    page = await readMessages(id, { next: page.pagination.next_cursor })
    give(page.items)
  }
}
