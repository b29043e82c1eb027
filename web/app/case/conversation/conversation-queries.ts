import type { Conversation, Message, Thread } from '@sojourn/contract/talk/conversations'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import type { Side } from '../../words/order-words.ts'

const CONVERSATIONS = 'conversations'

export const threadsQuery = (side: Side) =>
  infiniteQueryOptions({
    queryKey: [CONVERSATIONS, 'list', side],
    queryFn: async ({ pageParam }) =>
      (await browserApi('GET /conversations', { query: { ...(pageParam && { cursor: pageParam }) } })).data,
    initialPageParam: '',
    getNextPageParam: ({ pagination }) => pagination.next_cursor ?? undefined,
  })

export const conversationQuery = (order: string) =>
  queryOptions({
    queryKey: [CONVERSATIONS, 'of', order],
    queryFn: async (): Promise<Conversation> =>
      (await browserApi('GET /orders/{uuid}/conversation', { params: { uuid: order } })).data,
  })

/** Lists and heads of conversations; their messages come by themselves. */
export const CONVERSATION_LISTS = { queryKey: [CONVERSATIONS] }

export interface MessagePage {
  items: Message[]
  pagination: { next_cursor: string | null }
}

type Asked = { next?: string } | { after: number } | { around: number } | { query: string; next?: string }

export const readMessages = async (id: string, asked: Asked): Promise<MessagePage> =>
  (await browserApi('GET /conversations/{id}/messages', { params: { id }, query: asked })).data

export const otherOf = ({ participants }: Pick<Thread, 'participants'>) =>
  participants.find(({ is_author, side }) => !is_author && side !== 'staff') ?? participants[0]
