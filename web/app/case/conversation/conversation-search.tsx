import type { Message } from '@sojourn/contract/talk/conversations'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '../../api/call-query.ts'
import { SearchInput } from '../../ui/form/search-input.tsx'
import { useSettled } from '../../ui/text/use-settled.ts'
import css from './conversation.module.css'
import { MessagesFound } from './messages-found.tsx'

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
        label={t('Search this conversation')}
        hideLabel
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {query && data && <MessagesFound messages={data.items} onChoose={onChoose} />}
    </div>
  )
}
