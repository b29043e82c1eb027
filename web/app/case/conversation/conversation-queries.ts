import type { Conversation, Message, Thread } from '@sojourn/contract/talk/conversations'
import type { QueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { at, callQuery, pagesQuery, under } from '../../api/call-query.ts'
import { offersChanged } from '../offers/offer-queries.ts'

export const threadsQuery = pagesQuery('GET /conversations')

export const conversationQuery = (order: string) =>
  callQuery('GET /orders/{uuid}/conversation', { params: { uuid: order } })

/** The same of a question, which belongs to no order yet. */
export const questionQuery = (id: string) => callQuery('GET /conversations/{id}', { params: { id } })

export function keepConversation(queries: QueryClient, known: Conversation) {
  const { uuid, order_id } = known
  queries.setQueryData(questionQuery(uuid).queryKey, known)
  if (order_id) queries.setQueryData(conversationQuery(order_id.uuid).queryKey, known)
}

/** Lists and heads of conversations are asked for again; their messages come by themselves. */
export const conversationsChanged = (queries: QueryClient) =>
  Promise.all(
    [under('/conversations'), at('GET /orders/{uuid}/conversation')].map((those) =>
      queries.invalidateQueries(those),
    ),
  )

/** The other side did something with an order: all that shows it is asked for again, heads of conversations too. */
export const stepsChanged = (queries: QueryClient) =>
  Promise.all([queries.invalidateQueries(under('/conversations')), offersChanged(queries)])

export interface MessagePage {
  items: Message[]
  pagination: { next_cursor: string | null }
}

type Asked = { next?: string } | { after: number } | { around: number } | { query: string; next?: string }

export const readMessages = async (id: string, asked: Asked): Promise<MessagePage> =>
  (await browserApi('GET /conversations/{id}/messages', { params: { id }, query: asked })).data

export const otherOf = ({ participants }: Pick<Thread, 'participants'>) =>
  participants.find(({ is_author, side }) => !is_author && side !== 'staff') ?? participants[0]
