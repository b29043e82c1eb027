import { PRODUCT } from '@sojourn/contract/calls/names'
import type { Conversation } from '@sojourn/contract/talk/conversations'
import { t } from '@sojourn/contract/words/t'
import { type UseQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Loaded } from '../../layouts/own/loaded.tsx'
import type { Side } from '../../words/order-words.ts'
import { ComingConversation } from './coming-conversation.tsx'
import css from './conversation.module.css'
import { ConversationBones } from './conversation-bones.tsx'
import { ConversationPanel } from './conversation-panel.tsx'
import { otherOf, threadsQuery } from './conversation-queries.ts'
import { ThreadList } from './thread-list.tsx'
import { useHeightLeft } from './use-height-left.ts'

interface Props {
  query: UseQueryResult<Conversation>
  side: Side
  /** The order whose conversation it is, or the question. */
  open: string
}

/** All conversations of one side, and the one that is open. */
export function WholeConversation({ query, side, open }: Props) {
  // A message that was searched for.
  const at = Number(useSearchParams()[0].get('at')) || undefined
  const whole = useRef<HTMLDivElement>(null)
  useHeightLeft(whole)
  const { data } = useInfiniteQuery(threadsQuery)
  const threads = data?.pages.flatMap(({ items }) => items)
  const thread = threads?.find(({ uuid, order_id }) => (order_id?.uuid ?? uuid) === open)
  return (
    <div ref={whole} className={css.whole} data-fills-window>
      <nav className={css.threads} aria-label={t('Conversations')}>
        <h2>{t('Messages')}</h2>
        <ThreadList side={side} open={open} />
      </nav>
      {query.isLoading && thread ? (
        <ComingConversation thread={thread} side={side} />
      ) : (
        <Loaded query={query} skeleton={<ConversationBones />}>
          {(known) => (
            <>
              <title>{`${otherOf(known)?.user.full_name ?? t('Messages')} · ${PRODUCT}`}</title>
              <ConversationPanel
                key={`${known.uuid} ${at}`}
                {...{ conversation: known, side, at }}
                level="h1"
              />
            </>
          )}
        </Loaded>
      )}
    </div>
  )
}
