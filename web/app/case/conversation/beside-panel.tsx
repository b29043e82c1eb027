import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import type { Side } from '../../words/order-words.ts'
import css from './conversation.module.css'
import { ConversationBones } from './conversation-bones.tsx'
import { ConversationPanel } from './conversation-panel.tsx'
import { conversationQuery } from './conversation-queries.ts'

interface Props {
  order: string
  side: Side
}

/** The conversation of an order, beside its page. */
export default function BesidePanel({ order, side }: Props) {
  const conversation = useQuery(conversationQuery(order))
  return (
    <div className={css.besidePage}>
      <Loaded query={conversation} skeleton={<ConversationBones />}>
        {(known) => <ConversationPanel key={known.uuid} conversation={known} side={side} level="h2" />}
      </Loaded>
    </div>
  )
}
