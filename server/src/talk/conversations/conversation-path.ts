import { pathsOf } from '@sojourn/contract/paths/own-paths'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'

const pathsOfSide = { ...pathsOf, staff: staffPaths }

interface Where {
  /** Null of a question that belongs to no order yet. */
  order_id: string | null
  conversation_id: string
}

export const conversationPath = (side: keyof typeof pathsOfSide, { order_id, conversation_id }: Where) =>
  order_id ? pathsOfSide[side].conversation(order_id) : pathsOfSide[side].question(conversation_id)
