import { PRODUCT } from '@sojourn/contract/calls/names'
import { roomAt } from '@sojourn/contract/paths/start-of'
import type { Conversation } from '@sojourn/contract/talk/conversations'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { data, useLocation, useSearchParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { type Load, onServer } from '../../api/load.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Missing } from '../../layouts/page/error-page.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import type { Side } from '../../words/order-words.ts'
import { isMissing } from '../parts/is-missing.ts'
import type { Route } from './+types/conversation-page'
import css from './conversation.module.css'
import { ConversationBones } from './conversation-bones.tsx'
import { ConversationPanel } from './conversation-panel.tsx'
import { conversationQuery, otherOf } from './conversation-queries.ts'
import { ThreadList } from './thread-list.tsx'
import { useHeightLeft } from './use-height-left.ts'

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
  // A message that was searched for.
  const at = Number(useSearchParams()[0].get('at')) || undefined
  const whole = useRef<HTMLDivElement>(null)
  useHeightLeft(whole)
  const conversation = useQuery({ ...conversationQuery(uuid), ...(loaded && { initialData: loaded }) })
  const own = conversation.data?.participants.find(({ is_author }) => is_author)
  // In the other mode one is the other side of it.
  if (isMissing(conversation.error) || (own && own.side !== side)) return <Missing />
  return (
    <div ref={whole} className={css.whole} data-fills-window>
      <nav className={css.threads} aria-label="Conversations">
        <h2>Messages</h2>
        <ThreadList side={side} open={uuid} />
      </nav>
      <Loaded query={conversation} skeleton={<ConversationBones />}>
        {(known) => (
          <>
            <title>{`${otherOf(known)?.user.full_name ?? 'Messages'} · ${PRODUCT}`}</title>
            <ConversationPanel
              key={`${known.uuid} ${at}`}
              {...{ conversation: known, side, at }}
              level="h1"
            />
          </>
        )}
      </Loaded>
    </div>
  )
}
