import { pathsOf } from '@sojourn/contract/paths/own-paths'
import { roomAt } from '@sojourn/contract/paths/start-of'
import type { Conversation } from '@sojourn/contract/talk/conversations'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router'
import { type Load, onServer } from '../../api/load.ts'
import { Missing } from '../../layouts/page/error-page.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import type { Side } from '../../words/order-words.ts'
import { isMissing } from '../parts/is-missing.ts'
import type { Route } from './+types/question-page'
import { questionQuery } from './conversation-queries.ts'
import { readConversation } from './read-conversation.ts'
import { WholeConversation } from './whole-conversation.tsx'

const load: Load<Conversation | null> = (api, { params }) =>
  readConversation(api('GET /conversations/{id}', { params: { id: params.id ?? '' } }))

export const handle = true

export const meta = () => ownPageMeta(t('Messages'))

export const loader = onServer(load)
export const clientLoader = () => null

/** A question before hiring. Once the agent is hired it is read with the order. */
export default function QuestionPage({ params: { id }, loaderData: loaded }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const side: Side = roomAt(pathname) === 'agent' ? 'agent' : 'client'
  const question = useQuery({ ...questionQuery(id), ...(loaded && { initialData: loaded }) })
  const order = question.data?.order_id
  const own = question.data?.participants.find(({ is_author }) => is_author)
  // In the other mode one is the other side of it.
  if (isMissing(question.error) || (own && own.side !== side)) return <Missing />
  if (order) return <Navigate to={pathsOf[side].conversation(order.uuid) + search} replace />
  return <WholeConversation query={question} side={side} open={id} />
}
