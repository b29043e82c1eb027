import { roomAt } from '@sojourn/contract/paths/start-of'
import type { Conversation } from '@sojourn/contract/talk/conversations'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { type Load, onServer } from '../../api/load.ts'
import { Missing } from '../../layouts/page/error-page.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import type { Side } from '../../words/order-words.ts'
import { isMissing } from '../parts/is-missing.ts'
import type { Route } from './+types/conversation-page'
import { conversationQuery } from './conversation-queries.ts'
import { readConversation } from './read-conversation.ts'
import { WholeConversation } from './whole-conversation.tsx'

const load: Load<Conversation | null> = (api, { params }) =>
  readConversation(api('GET /orders/{uuid}/conversation', { params: { uuid: params.uuid ?? '' } }))

export const handle = true

export const meta = () => ownPageMeta(t('Messages'))

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
