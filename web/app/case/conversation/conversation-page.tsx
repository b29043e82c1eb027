import { roomAt } from '@sojourn/contract/paths/start-of'
import type { Conversation } from '@sojourn/contract/talk/conversations'
import { useQuery } from '@tanstack/react-query'
import { data, useLocation } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { type Load, onServer } from '../../api/load.ts'
import { Missing } from '../../layouts/page/error-page.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import type { Side } from '../../words/order-words.ts'
import { isMissing } from '../parts/is-missing.ts'
import type { Route } from './+types/conversation-page'
import { conversationQuery } from './conversation-queries.ts'
import { WholeConversation } from './whole-conversation.tsx'

/** One that is not there is a real 404; whatever may pass is tried again by the page. */
const load: Load<Conversation | null> = async (api, { params }) => {
  try {
    return (await api('GET /orders/{uuid}/conversation', { params: { uuid: params.uuid ?? '' } })).data
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404 || error.status === 422) throw data(null, { status: 404 })
    return null
  }
}

export const meta = () => ownPageMeta('Messages')

export const loader = onServer(load)
export const clientLoader = () => null

/** The conversations of one side: all of them, and the one of this order. */
export default function ConversationPage({ params: { uuid }, loaderData: loaded }: Route.ComponentProps) {
  const side: Side = roomAt(useLocation().pathname) === 'agent' ? 'agent' : 'client'
  const conversation = useQuery({ ...conversationQuery(uuid), ...(loaded && { initialData: loaded }) })
  const own = conversation.data?.participants.find(({ is_author }) => is_author)
  // In the other mode one is the other side of it.
  if (isMissing(conversation.error) || (own && own.side !== side)) return <Missing />
  return <WholeConversation query={conversation} side={side} open={uuid} />
}
