import type { Message } from '@sojourn/contract/talk/conversations'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '../../api/call-query.ts'
import { RelativeTime } from '../../ui/date/time-text.tsx'
import { SearchInput } from '../../ui/form/search-input.tsx'
import { useSettled } from '../../ui/text/use-settled.ts'
import css from './conversation.module.css'

interface Props {
  conversation: string
  onChoose: (message: Message) => void
}

/** Finds messages by their words; pressing one leads to it. */
export function ConversationSearch({ conversation, onChoose }: Props) {
  const [text, setText] = useState('')
  const query = useSettled(text.trim(), 300)
  const { data } = useQuery({
    ...callQuery('GET /conversations/{id}/messages', { params: { id: conversation }, query: { query } }),
    enabled: query !== '',
  })
  return (
    <div className={css.search}>
      <SearchInput
        label="Search this conversation"
        hideLabel
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {query && data && (
        <ul className={css.found} aria-label="Messages found">
          {data.items.length === 0 && <li className={css.none}>No message has these words.</li>}
          {data.items.toReversed().map((message) => (
            <li key={message.seq}>
              <button type="button" onClick={() => onChoose(message)}>
                <span className={css.foundWords}>{message.message}</span>
                <RelativeTime value={message.created_at.date} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
