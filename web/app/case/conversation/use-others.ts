import { FRAME } from '@sojourn/contract/talk/conversation-words'
import type { Conversation } from '@sojourn/contract/talk/conversations'
import { useEffect, useState } from 'react'
import { useFrames } from '../../session/socket/socket.ts'
import { otherOf } from './conversation-queries.ts'

const TYPING_MS = 6000

export function useOthers(conversation: Conversation) {
  const other = otherOf(conversation)
  const [isOnline, setOnline] = useState(other?.is_online ?? false)
  const [readSeq, setReadSeq] = useState(other?.read_seq ?? 0)
  const [typedAt, setTypedAt] = useState(0)

  useEffect(() => setOnline(other?.is_online ?? false), [other?.is_online])
  useEffect(() => setReadSeq((now) => Math.max(now, other?.read_seq ?? 0)), [other?.read_seq])
  useEffect(() => {
    if (typedAt === 0) return
    const timer = setTimeout(() => setTypedAt(0), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typedAt])

  useFrames(
    (frame) => {
      const isOther = frame.msg?.participant.user.uuid === other?.user.uuid
      if (frame.type === FRAME.typing && isOther) {
        if (frame.event === 'typing' && frame.conversation_id === conversation.uuid) setTypedAt(Date.now())
        if (frame.event === 'online' || frame.event === 'offline') setOnline(frame.event === 'online')
      }
      if (frame.conversation_id !== conversation.uuid) return
      if (frame.type === FRAME.message && isOther) setTypedAt(0)
      if (frame.type === FRAME.read && frame.event === other?.user.uuid)
        setReadSeq((now) => Math.max(now, frame.meta?.read_seq ?? 0))
    },
    () => {},
  )
  return { other, isOnline, readSeq, isTyping: typedAt > 0 }
}
