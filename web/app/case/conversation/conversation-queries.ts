import type { Conversation, Message, Thread } from '@sojourn/contract/talk/conversations'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { at, callQuery, pagesQuery, under } from '../../api/call-query.ts'

export const threadsQuery = pagesQuery('GET /conversations')

export const conversationQuery = (order: string) =>
  callQuery('GET /orders/{uuid}/conversation', { params: { uuid: order } })

/** The same of a question, which belongs to no order yet. */
export const questionQuery = (id: string) => callQuery('GET /conversations/{id}', { params: { id } })

type Known = Pick<Conversation, 'uuid' | 'order_id'>

const keysOf = ({ uuid, order_id }: Known): QueryKey[] => [
  questionQuery(uuid).queryKey,
  ...(order_id ? [conversationQuery(order_id.uuid).queryKey] : []),
]

/** It may have changed: the page of it asks again. */
export const lookAgain = (queries: QueryClient, known: Known) =>
  Promise.all(keysOf(known).map((queryKey) => queries.invalidateQueries({ queryKey })))

export function keepConversation(queries: QueryClient, known: Conversation) {
  for (const queryKey of keysOf(known)) queries.setQueryData(queryKey, known)
}

/** Lists and heads of conversations are asked for again; their messages come by themselves. */
export const conversationsChanged = (queries: QueryClient) =>
  Promise.all(
    [under('/conversations'), at('GET /orders/{uuid}/conversation')].map((those) =>
      queries.invalidateQueries(those),
    ),
  )

export interface MessagePage {
  items: Message[]
  pagination: { next_cursor: string | null }
}

type Asked = { next?: string } | { after: number } | { around: number } | { query: string; next?: string }

export const readMessages = async (id: string, asked: Asked): Promise<MessagePage> =>
  (await browserApi('GET /conversations/{id}/messages', { params: { id }, query: asked })).data

export const otherOf = ({ participants }: Pick<Thread, 'participants'>) =>
  participants.find(({ is_author, side }) => !is_author && side !== 'staff') ?? participants[0]
