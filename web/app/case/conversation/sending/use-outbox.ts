import type { Hint } from '@sojourn/contract/talk/conversation-words'
import type { Message } from '@sojourn/contract/talk/conversations'
import { t } from '@sojourn/contract/words/t'
import { useEffect, useRef, useState } from 'react'
import { ApiError, sentenceOf } from '../../../api/api-error.ts'
import { browserApi } from '../../../api/browser.ts'
import { useFrames } from '../../../session/socket/socket.ts'
import { uploadInParts } from '../../../ui/file/upload-in-parts.ts'
import { keepOutbox, keptOutbox, type Outgoing } from './outbox.ts'

const NOT_SENT = t('This message was not sent.')

/** Sends messages one after the other. Without a network they wait, and go once it is back; what is refused says why. */
export function useOutbox(conversation: string, onSent: (message: Message, hint: Hint | null) => void) {
  const { outbox, waiting, reopen, add, change, remove } = useOutgoing(conversation)
  const isRunning = useRef(false)

  /** False means that the network is away, and the rest waits too. */
  async function attempt({ clientId, ...rest }: Outgoing) {
    change(clientId, { state: 'sending', problem: null })
    try {
      const { message, hint } = await send(conversation, { clientId, ...rest }, (changed) =>
        change(clientId, changed),
      )
      remove(clientId)
      onSent(message, hint)
      return true
    } catch (error) {
      const isAway = error instanceof ApiError && error.status === 0
      change(clientId, isAway ? { state: 'waiting' } : { state: 'failed', problem: problemOf(error) })
      return !isAway
    }
  }

  async function run() {
    if (isRunning.current) return
    isRunning.current = true
    try {
      let next = waiting()
      while (next && (await attempt(next))) next = waiting()
    } finally {
      isRunning.current = false
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each conversation
  useEffect(() => {
    reopen()
    void run()
    const comeBack = () => void run()
    window.addEventListener('online', comeBack)
    return () => window.removeEventListener('online', comeBack)
  }, [conversation])
  useFrames(
    () => {},
    () => void run(),
  )

  return {
    outbox,
    write(message: string, beside: Beside = {}) {
      add(begin(message, beside))
      void run()
    },
    retry(clientId: string) {
      change(clientId, { state: 'waiting', problem: null })
      void run()
    },
    remove,
  }
}

type Beside = Partial<Pick<Outgoing, 'file' | 'answers'>>

const begin = (message: string, { file = null, answers = null }: Beside): Outgoing => ({
  clientId: crypto.randomUUID(),
  message,
  file,
  answers,
  share: 0,
  at: new Date().toISOString(),
  state: 'waiting',
  problem: null,
})

/** This browser keeps the messages that are not sent yet. */
function useOutgoing(conversation: string) {
  const [outbox, setOutbox] = useState<Outgoing[]>([])
  const now = useRef(outbox)

  function show(next: Outgoing[]) {
    now.current = next
    setOutbox(next)
    keepOutbox(conversation, next)
  }

  return {
    outbox,
    waiting: () => now.current.find(({ state }) => state === 'waiting'),
    reopen() {
      now.current = keptOutbox(conversation)
      setOutbox(now.current)
    },
    add: (outgoing: Outgoing) => show([...now.current, outgoing]),
    change: (clientId: string, changed: Partial<Outgoing>) =>
      show(now.current.map((one) => (one.clientId === clientId ? { ...one, ...changed } : one))),
    remove: (clientId: string) => show(now.current.filter((one) => one.clientId !== clientId)),
  }
}

async function send(
  id: string,
  { clientId, message, file, answers }: Outgoing,
  onChange: (changed: Partial<Outgoing>) => void,
) {
  if (file) {
    const upload = uploadInParts<{ data: Message }>(`/conversations/${id}/files/${clientId}`)
    const { data } = await upload(file, {
      onProgress: (share) => onChange({ share }),
      onWaiting: (isWaiting) => onChange({ state: isWaiting ? 'waiting' : 'sending' }),
      signal: new AbortController().signal,
    })
    return { message: data, hint: null }
  }
  const { data } = await browserApi('POST /conversations/{id}/messages', {
    params: { id },
    body: { client_id: clientId, message, ...(answers && { answers: answers.seq }) },
  })
  const { hint, ...sent } = data
  return { message: sent, hint }
}

const problemOf = (error: unknown) =>
  (error instanceof ApiError ? error.fields[0]?.message : undefined) ?? sentenceOf(error, NOT_SENT)
