import type { Conversation } from '@sojourn/contract/talk/conversations'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { browserApi } from '../../api/browser.ts'
import { accountQuery } from '../../session/use-account.ts'
import { conversationsChanged } from './conversation-queries.ts'

/** Tells the server what was seen: one call at a time, and only of what is newer. */
export function useReadMark({ uuid, read_seq, last_seq, unread_count }: Conversation) {
  const queries = useQueryClient()
  const told = useRef(unread_count > 0 ? read_seq : last_seq)
  const seen = useRef(0)
  const isRunning = useRef(false)

  async function run() {
    if (isRunning.current) return
    isRunning.current = true
    try {
      while (seen.current > told.current) {
        const seq = seen.current
        await browserApi('PUT /conversations/{id}/read', { params: { id: uuid }, body: { seq } })
        told.current = seq
      }
      void conversationsChanged(queries)
      void queries.invalidateQueries(accountQuery)
    } catch {
      // It stays unread, and is told with the next one.
    } finally {
      isRunning.current = false
    }
  }

  return (seq: number) => {
    seen.current = Math.max(seen.current, seq)
    if (seen.current > told.current) void run()
  }
}
